/** Marks a missing field. */
export const MISSING = Symbol("missing");

/** A sloppy backend's values, by the value's type. */
const ODDITIES = {
  number: [null, MISSING, "12.50", -1, 0.1 + 0.2, 1e30, {}],
  string: [null, MISSING, "", "   ", 7, "yesterday", "x".repeat(300), {}],
  boolean: [null, MISSING, "true", 1, {}],
  list: [null, MISSING, {}, "", [], [null, 7, [[]]]],
  object: [null, MISSING, "", 7, [], {}],
} as const;

/** Replacements of a whole answer; as text. */
export const ODD_BODIES: readonly string[] = ["null", "<html>", "[]", "{}", "true"];

/** The path of a value in an answer. */
export type Place = readonly (string | number)[];

/** An odd value at one place. */
export interface Oddity {
  readonly place: Place;
  readonly value: unknown;
}

/** Every odd value that can replace this value; a null may be a text. */
export function odditiesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return ODDITIES.list;
  if (typeof value === "number") return ODDITIES.number;
  if (typeof value === "boolean") return ODDITIES.boolean;
  return value !== null && typeof value === "object" ? ODDITIES.object : ODDITIES.string;
}

/** The places of an answer's values, including objects and lists; without the answer itself and the items of lists. */
export function placesOf(answer: unknown): { leaves: Place[]; containers: Place[] } {
  const leaves: Place[] = [];
  const containers: Place[] = [];
  const walk = (value: unknown, place: Place) => {
    if (value === null || typeof value !== "object") return void leaves.push(place);
    if (place.length > 0) containers.push(place);
    if (Array.isArray(value)) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, [...place, key]);
  };
  walk(answer, []);
  return { leaves: leaves.filter((place) => place.length > 0), containers };
}

/** The value at a place; undefined where there is none. */
export function valueAt(answer: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (node, key) => (typeof node === "object" && node !== null ? Reflect.get(node, key) : undefined),
    answer,
  );
}

/** A copy of the answer with odd values in it. */
export function withOddities(answer: unknown, oddities: readonly Oddity[]): unknown {
  const copy: unknown = structuredClone(answer);
  for (const { place, value } of oddities) {
    const parent = valueAt(copy, place.slice(0, -1));
    const key = place.at(-1);
    if (typeof parent !== "object" || parent === null || key === undefined) continue;
    if (value === MISSING) Reflect.deleteProperty(parent, key);
    else Reflect.set(parent, key, structuredClone(value));
  }
  return copy;
}

/**
 * The list of an item with one oddity at one place, for every place and every oddity: one page shows them all. `names`
 * are the fields that identify an item; each stays unique.
 */
export function oddItems(item: unknown, names: readonly string[]): unknown[] {
  const { leaves, containers } = placesOf(item);
  const places = [...leaves, ...containers];
  const items = places.flatMap((place) =>
    odditiesOf(valueAt(item, place)).map((value) => ({ place, value })),
  );
  return items.map((oddity, at) => {
    const own = names.map((name) => ({ place: [name], value: `${String(valueAt(item, [name]))}-${at}` }));
    return withOddities(item, [...own.filter(({ place }) => place[0] !== oddity.place[0]), oddity]);
  });
}
