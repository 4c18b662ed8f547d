/** Which card of a carousel is in the middle. Slides listen for themselves, so that a move renders only those it concerns. */
export interface CoverMiddle {
  readonly index: () => number;
  readonly move: (index: number) => void;
  /** Answers what ends the listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param start index of the card that is in the middle at first. */
export function createCoverMiddle(start: number): CoverMiddle {
  const listeners = new Set<() => void>();
  let current = start;
  return {
    index: () => current,
    move: (index) => {
      if (index === current) return;
      current = index;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
