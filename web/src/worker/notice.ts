/** A notification as the server sends it, and as the browser shows it. */
export interface Notice {
  title: string;
  body: string;
  /** Its target path on this site. */
  path: string;
  /** A notification replaces the previous one with the same tag. */
  tag: string;
}

const USUAL: Notice = {
  title: "Ready Room",
  body: "Something happened at one of your tables.",
  path: "/",
  tag: "news",
};

/** The pushed notification. Something must always be shown: browsers revoke push permission from silent sites. */
export function noticeOf(text: string | null | undefined): Notice {
  let said: unknown = null;
  try {
    said = JSON.parse(text ?? "");
  } catch {
    // Unreadable: show the default text.
  }
  const given = said && typeof said === "object" ? (said as Record<string, unknown>) : {};
  const word = (name: keyof Notice): string => {
    const value = given[name];
    return typeof value === "string" && value ? value : USUAL[name];
  };
  const path = word("path");
  // Only within this site, whatever was sent.
  const inside = path.startsWith("/") && !path.startsWith("//") && !path.includes("\\");
  return { title: word("title"), body: word("body"), path: inside ? path : "/", tag: word("tag") };
}

/** The browser's options for showing it. */
export function looks(notice: Notice): NotificationOptions & { renotify: boolean } {
  return {
    body: notice.body,
    tag: notice.tag,
    renotify: true,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { path: notice.path },
  };
}

/** Among the open windows, one that already shows the path. */
export function windowAt<W extends { url: string }>(windows: readonly W[], path: string): W | undefined {
  return windows.find((one) => new URL(one.url).pathname === path);
}
