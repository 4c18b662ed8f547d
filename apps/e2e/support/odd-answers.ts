import {
  MISSING,
  ODD_BODIES,
  odditiesOf,
  type Oddity,
  oddItems,
  type Place,
  placesOf,
  valueAt,
  withOddities,
} from "./odd-values.ts";

/** How an answer is judged by whoever reads it: the wire's own schema of it. */
export interface Reader {
  readonly "~standard": { validate(value: unknown): unknown };
}

/** An answer that the sandbox gave, and what is known of it. */
export interface RecordedAnswer {
  readonly answer: unknown;
  readonly reader: Reader;
  /** The fields by which the items of its lists are told apart. */
  readonly names: readonly string[];
}

/** Odd forms of one answer, as they go over the line: such as its schema takes, and such as it refuses. */
export interface OddForms {
  readonly taken: readonly string[];
  readonly refused: readonly string[];
}

/**
 * Odd forms of one answer, as texts, in rounds that are the same for every call: first all oddities of list items at
 * once, then oddities that its schema takes, as many of them together as have nothing to do with one another, and then
 * such as its schema refuses. What a refused answer leads to does not depend on what was wrong with it, so of those there
 * are a few. A call that has no more of a kind answers as it should.
 */
export function oddForms(recorded: RecordedAnswer): OddForms {
  const { answer, reader } = recorded;
  const takes = (value: unknown) => !hasIssues(reader["~standard"].validate(value));
  const { leaves, containers } = placesOf(answer);
  const alone = (places: readonly Place[]) =>
    places.map((place) =>
      odditiesOf(valueAt(answer, place))
        .map((value): Oddity => ({ place, value }))
        .filter((oddity) => takes(withOddities(answer, [oddity]))),
    );
  const together = [...inRounds(alone(leaves)), ...inRounds(alone(outermost(containers)))];
  const taken = [withOddLists(recorded), ...together.map((oddities) => withOddities(answer, oddities))];
  const bodies = ODD_BODIES.map((body) => ({ body, good: isTaken(body, takes) }));
  return {
    taken: [
      ...taken.map((value) => JSON.stringify(value)),
      ...bodies.filter(({ good }) => good).map(({ body }) => body),
    ],
    refused: bodies.filter(({ good }) => !good).map(({ body }) => body),
  };
}

/** The n-th round has each place's n-th oddity. */
function inRounds(byPlace: readonly (readonly Oddity[])[]): Oddity[][] {
  const rounds = Math.max(0, ...byPlace.map((oddities) => oddities.length));
  return Array.from({ length: rounds }, (_, round) => byPlace.flatMap((oddities) => oddities[round] ?? []));
}

/** An oddity within another would never be seen. */
function outermost(places: readonly Place[]): Place[] {
  return places.filter(
    (place) =>
      !places.some((other) => other.length < place.length && other.every((key, at) => key === place[at])),
  );
}

/** Every list of objects in an answer, with every oddity of its items among the good ones. */
function withOddLists({ answer, names }: RecordedAnswer): unknown {
  if (Array.isArray(answer)) return [...answer, ...oddList(answer, names)];
  const lists = placesOf(answer).containers.filter((place) => Array.isArray(valueAt(answer, place)));
  const oddities = lists.map((place) => {
    const list = valueAt(answer, place) as unknown[];
    return { place, value: [...list, ...oddList(list, names)] };
  });
  return withOddities(answer, oddities);
}

function oddList(list: readonly unknown[], names: readonly string[]): unknown[] {
  const first: unknown = list[0];
  if (typeof first !== "object") return odditiesOf(first).filter((value) => value !== MISSING);
  return oddItems(first, names);
}

function isTaken(body: string, takes: (value: unknown) => boolean): boolean {
  try {
    return takes(JSON.parse(body));
  } catch {
    return false; // No JSON at all.
  }
}

function hasIssues(result: unknown): boolean {
  return typeof result === "object" && result !== null && "issues" in result && result.issues !== undefined;
}
