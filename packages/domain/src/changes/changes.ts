/** Tells everyone who listens that something has changed, or what has happened. */
export interface Changes<Event = void> {
  readonly tell: (event: Event) => void;
  /** Returns the function that unsubscribes. Fits `useSyncExternalStore`. */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
  /** Tells nobody any more. */
  readonly end: () => void;
}

/** Nobody listens at first. */
export function createChanges<Event = void>(): Changes<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    tell: (event) => listeners.forEach((listener) => listener(event)),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end: () => listeners.clear(),
  };
}
