/** Props of a mounted component that a test may change. */
export class Props<P extends Record<string, unknown>> {
  all: P;
  constructor(first: P) {
    const all = $state(first);
    this.all = all;
  }
}
