/*
 * The phone's Back closes what is open before it leaves the page. Whatever opens puts a step of its own into the history,
 * on the same address; when it is closed another way that step stays behind, and Back passes over it.
 */
const open: (() => void)[] = [];
let onStep = false;

/** Something opened; call what comes back when it is gone. */
export function closedByBack(close: () => void): () => void {
  if (!onStep || open.length) history.pushState({ open: true }, "");
  onStep = true;
  open.push(close);
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Another page was entered: its step in the history is no longer one of ours. */
export function entered(): void {
  onStep = false;
}

addEventListener("popstate", (event) => {
  const left = onStep;
  onStep = !!event.state?.open;
  const close = open.pop();
  if (close) close();
  else if (left || onStep) history.back();
});
