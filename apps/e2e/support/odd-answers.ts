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

/** Parses an answer: its schema. */
export interface Reader {
  readonly "~standard": { validate(value: unknown): unknown };
}

/** An answer of the sandbox, and how to read it. */
export interface RecordedAnswer {
  readonly answer: unknown;
  readonly reader: Reader;
  /** The fields that identify the items of its lists. */
  readonly names: readonly string[];
}

/** Odd forms of one answer, as JSON texts: those that its schema accepts, and those that it refuses. */
export interface OddForms {
  readonly taken: readonly string[];
  readonly refused: readonly string[];
}

/**
 * Odd forms of one answer, as JSON texts, in rounds that are the same for every call: first all oddities of list items
 * at once, then oddities that its schema accepts, as many independent ones together as possible, and then those that
 * its schema refuses. A refused answer has the same effect for any oddity, so a few of those are enough. A call without
 * more of a kind gives its usual answer.
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

/** An oddity within another would never show. */
function outermost(places: readonly Place[]): Place[] {
  return places.filter(
    (place) =>
      !places.some((other) => other.length < place.length && other.every((key, at) => key === place[at])),
  );
}

/** Every list of objects in an answer, with every oddity of its items among the valid ones. */
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
    return false; // Not JSON.
  }
}

function hasIssues(result: unknown): boolean {
  return typeof result === "object" && result !== null && "issues" in result && result.issues !== undefined;
}
