/** How this person is told that it is their turn: the server's side. */
import { get, send } from "./api";
import type { ChannelInfo, NewPush, NoticeInfo, Tried, Wishes } from "./types";

const HERE = "/api/me/notices";

export const noticesApi = {
  all: () => get<NoticeInfo>(HERE),
  push: (subscription: NewPush) => send<ChannelInfo>("POST", `${HERE}/push`, subscription),
  drop: (id: string) => send<void>("DELETE", `${HERE}/channels/${encodeURIComponent(id)}`, ""),
  wish: (wishes: Wishes) => send<NoticeInfo>("PUT", `${HERE}/wishes`, wishes),
  tryOut: () => send<Tried>("POST", `${HERE}/trial`, {}),
};
