/** How this person is told that it is their turn: the server's side. */
import { get, send } from "./api";
import type { ChannelInfo, NewHook, NewPush, NoticeInfo, Tried, Wishes } from "./types";

const HERE = "/api/me/notices";

export const noticesApi = {
  all: () => get<NoticeInfo>(HERE),
  push: (subscription: NewPush) => send<ChannelInfo>("POST", `${HERE}/push`, subscription),
  hook: (hook: NewHook) => send<ChannelInfo>("POST", `${HERE}/hook`, hook),
  mail: () => send<ChannelInfo>("POST", `${HERE}/mail`, {}),
  drop: (id: string) => send<void>("DELETE", `${HERE}/channels/${encodeURIComponent(id)}`, ""),
  wish: (wishes: Wishes) => send<NoticeInfo>("PUT", `${HERE}/wishes`, wishes),
  tryOut: () => send<Tried>("POST", `${HERE}/trial`, {}),
};
