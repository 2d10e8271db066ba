/** The time now, kept current while the component that asks is on the page: every so many milliseconds; 0: not at all. */
export function ticking(every: () => number): () => number {
  let now = $state(performance.now());
  const pause = $derived(every());
  $effect(() => {
    if (!pause) return;
    const timer = setInterval(() => {
      now = performance.now();
    }, pause);
    return () => clearInterval(timer);
  });
  return () => now;
}
