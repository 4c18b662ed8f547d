/** Tells everyone who listens that something has changed. */
export interface Changes {
  tell(): void;
  subscribe(listener: () => void): () => void;
  /** Tells nobody any more. */
  end(): void;
}

export function createChanges(): Changes {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    end: () => listeners.clear(),
  };
}
