/** An attachment that fires once when an element is in view, or about to be. */
export const near =
  (then: () => void) =>
  (place: Element): (() => void) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some((one) => one.isIntersecting)) return;
        watch.disconnect();
        then();
      },
      { rootMargin: "240px" },
    );
    watch.observe(place);
    return () => watch.disconnect();
  };
