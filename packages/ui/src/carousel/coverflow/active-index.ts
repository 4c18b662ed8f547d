import { createChanges } from "@member-wallet/domain";

/** The index of the card in the middle. Slides subscribe by themselves, so that a move renders only those it concerns. */
export interface ActiveIndex {
  readonly index: () => number;
  readonly set: (index: number) => void;
  /** Returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** @param start index of the card that is in the middle at first. */
export function createActiveIndex(start: number): ActiveIndex {
  const changes = createChanges();
  let current = start;
  return {
    index: () => current,
    set: (index) => {
      if (index === current) return;
      current = index;
      changes.tell();
    },
    subscribe: changes.subscribe,
  };
}
