/** What differs between the messages that were sent and those that are shown. */
export interface Verdict {
  lost: number;
  doubled: number;
  /** Shown before a message that was sent earlier. */
  swapped: number;
  /** Shown and never sent. */
  unknown: number;
}

/** Compares texts, each of which was sent once, with the shown ones; both in order. */
export function compare(sent: readonly string[], shown: readonly string[]): Verdict {
  const places = new Map(sent.map((text, place) => [text, place]));
  const known = shown.filter((text) => places.has(text));
  const once = [...new Set(known)];
  let latest = -1;
  let swapped = 0;
  for (const text of once) {
    const place = places.get(text) ?? -1;
    if (place < latest) swapped += 1;
    latest = Math.max(latest, place);
  }
  return {
    lost: places.size - once.length,
    doubled: known.length - once.length,
    swapped,
    unknown: shown.length - known.length,
  };
}

export function sum(verdicts: readonly Verdict[]): Verdict {
  const total = (name: keyof Verdict) => verdicts.reduce((all, verdict) => all + verdict[name], 0);
  return {
    lost: total("lost"),
    doubled: total("doubled"),
    swapped: total("swapped"),
    unknown: total("unknown"),
  };
}
