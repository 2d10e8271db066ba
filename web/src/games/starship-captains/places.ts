/* Where the crew stands in the ready room. */

/**
 * Everyone keeps their place while they are there, and a newcomer takes the first free one: nobody moves away under a
 * finger because someone else went to work.
 */
export function places(before: readonly (string | null)[], now: readonly string[]): (string | null)[] {
  const stand = before.map((one) => (one !== null && now.includes(one) ? one : null));
  for (const one of now) {
    if (stand.includes(one)) continue;
    const free = stand.indexOf(null);
    if (free < 0) stand.push(one);
    else stand[free] = one;
  }
  while (stand.at(-1) === null) stand.pop();
  return stand;
}
