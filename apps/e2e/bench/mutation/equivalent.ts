/** A change that no test can notice, because the product behaves the same with it. */
interface Equivalent {
  readonly path: string;
  /** As the bench prints it. */
  readonly change: string;
  readonly because: string;
}

/** Left out of every sample. Write one down only when the behaviour is the same, not when a test is hard to write. */
export const EQUIVALENT: readonly Equivalent[] = [];
