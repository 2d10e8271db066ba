/** One person on several devices: codes, passkeys, an address, a claimed name. */
import type {
  Address,
  Code,
  DeviceCode,
  Guard,
  Identity,
  Offer,
  PasskeyAnswer,
  PasskeyQuestion,
  Person,
} from "../generated/wire";
import { call, get, send } from "./api";

const ask = <T>(method: string, path: string): Promise<T> => call<T>(path, { method });

export const devices = {
  me: () => get<Identity>("/api/me"),
  newCode: () => ask<DeviceCode>("POST", "/api/me/codes"),
  signOut: (id: string) => ask<void>("DELETE", `/api/me/devices/${encodeURIComponent(id)}`),
  look: (code: string) => send<Offer>("POST", "/api/sign-in/look", { code } satisfies Code),
  signIn: (code: string) => send<Person>("POST", "/api/sign-in", { code } satisfies Code),
  confirm: (code: string) => send<Offer>("POST", "/api/sign-in/confirm", { code } satisfies Code),
  mailLink: (address: string) => send<void>("POST", "/api/sign-in/mail", { address } satisfies Address),
  setAddress: (address: string) => send<Address>("PUT", "/api/me/address", { address } satisfies Address),
  dropAddress: () => ask<Identity>("DELETE", "/api/me/address"),
  dropPasskey: (id: string) => ask<Identity>("DELETE", `/api/me/passkeys/${encodeURIComponent(id)}`),
  guard: (on: boolean) => send<Identity>("PUT", "/api/me/guard", { on } satisfies Guard),
  claim: () => ask<Identity>("PUT", "/api/me/claim"),
  release: () => ask<Identity>("DELETE", "/api/me/claim"),
  /** Creates a passkey on this device and registers it with the server. */
  async newPasskey(): Promise<Identity> {
    const { options } = await ask<PasskeyQuestion>("POST", "/api/me/passkeys/question");
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as never);
    const credential = await answered(navigator.credentials.create({ publicKey }));
    return send<Identity>("POST", "/api/me/passkeys", { credential } satisfies PasskeyAnswer);
  },
  /** Signs in with any passkey for this server that the browser can reach. */
  async usePasskey(): Promise<Person> {
    const { options } = await ask<PasskeyQuestion>("POST", "/api/sign-in/passkey/question");
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as never);
    const credential = await answered(navigator.credentials.get({ publicKey }));
    return send<Person>("POST", "/api/sign-in/passkey", { credential } satisfies PasskeyAnswer);
  },
};

/** Whether this browser and address support passkeys; plain http does not. */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && "PublicKeyCredential" in window && "parseCreationOptionsFromJSON" in PublicKeyCredential;

/** The authenticator's answer as JSON; its errors become sentences. */
async function answered(asking: Promise<Credential | null>): Promise<PasskeyAnswer["credential"]> {
  let credential: Credential | null;
  try {
    credential = await asking;
  } catch (error) {
    throw new Error(
      error instanceof DOMException && error.name === "InvalidStateError"
        ? "This device already has a passkey of yours for this server."
        : "No passkey was used. Try again.",
    );
  }
  if (!(credential instanceof PublicKeyCredential)) throw new Error("No passkey was used. Try again.");
  return { ...credential.toJSON() };
}
