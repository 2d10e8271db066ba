/** The API calls for turn notifications. */
import { get, send } from "./api";
import type { ChannelInfo, NewHook, NewPush, NoticeInfo, TableChat, Tried, Wishes } from "./types";

const HERE = "/api/me/notices";
const chatAt = (code: string): string => `/api/tables/${encodeURIComponent(code)}/chat`;

export const noticesApi = {
  all: () => get<NoticeInfo>(HERE),
  push: (subscription: NewPush) => send<ChannelInfo>("POST", `${HERE}/push`, subscription),
  hook: (hook: NewHook) => send<ChannelInfo>("POST", `${HERE}/hook`, hook),
  mail: () => send<ChannelInfo>("POST", `${HERE}/mail`, {}),
  drop: (id: string) => send<void>("DELETE", `${HERE}/channels/${encodeURIComponent(id)}`, ""),
  wish: (wishes: Wishes) => send<NoticeInfo>("PUT", `${HERE}/wishes`, wishes),
  chat: (code: string) => get<TableChat>(chatAt(code)),
  setChat: (code: string, hook: NewHook) => send<TableChat>("PUT", chatAt(code), hook),
  dropChat: (code: string) => send<TableChat>("DELETE", chatAt(code), ""),
  tryOut: () => send<Tried>("POST", `${HERE}/trial`, {}),
};
