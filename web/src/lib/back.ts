/*
 * The phone's Back closes whatever is open before it leaves the page. Anything that opens adds its own step to the
 * history, on the same address; if it is closed another way that step remains, and Back skips it.
 */
const open: (() => void)[] = [];
let onStep = false;

/** Registers something that opened; call the returned function when it is gone. */
export function closedByBack(close: () => void): () => void {
  if (!onStep || open.length) history.pushState({ open: true }, "");
  onStep = true;
  open.push(close);
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

/** Notes that another page was entered: its history step is not one of ours. */
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
