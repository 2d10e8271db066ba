/** The current time, updated every so many milliseconds (0: never) while the calling component is mounted. */
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
