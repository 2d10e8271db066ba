/** A notice as the server sends it, and as the browser shows it. */
export interface Notice {
  title: string;
  body: string;
  /** Where it leads, on this site. */
  path: string;
  /** A notice takes the place of the last one with the same tag. */
  tag: string;
}

const USUAL: Notice = {
  title: "Ready Room",
  body: "Something happened at one of your tables.",
  path: "/",
  tag: "news",
};

/** What was pushed. Something must always be shown: a browser takes the right to push from those who stay silent. */
export function noticeOf(text: string | null | undefined): Notice {
  let said: unknown = null;
  try {
    said = JSON.parse(text ?? "");
  } catch {
    // Nothing that can be read: the usual words.
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

/** How the browser is to show it. */
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

/** Of the open windows, the one to show for a path: one that is there already. */
export function windowAt<W extends { url: string }>(windows: readonly W[], path: string): W | undefined {
  return windows.find((one) => new URL(one.url).pathname === path);
}
