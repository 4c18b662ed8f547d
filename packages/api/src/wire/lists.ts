import * as v from "valibot";

/** What a list was read from, for lists that lack some of it: a schema has no other way to tell it beside its output. */
const incomplete = new WeakMap<object, { item: v.GenericSchema; values: readonly unknown[] | null }>();

/**
 * A list whose bad items are left out, so that one of them never costs the member the others. A list that is null or
 * missing is empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(
    v.nullish(v.array(v.unknown()), null),
    v.transform((values): v.InferOutput<Item>[] => {
      const read = (values ?? []).map((value) => v.safeParse(item, value));
      const list = read.flatMap((result) => (result.success ? [result.output] : []));
      if (list.length !== values?.length) incomplete.set(list, { item, values });
      return list;
    }),
  ) as unknown as v.GenericSchema<v.InferInput<Item>[], v.InferOutput<Item>[]>;
}

/** What a list was read from, if it lacks some of that. Only of the very list that a schema gave. */
export const readFrom = (list: object) => incomplete.get(list);

/** How many items a list came with, those that were left out among them: by that a page is known to be full. */
export function lengthAsSent(list: readonly unknown[]): number {
  return readFrom(list)?.values?.length ?? list.length;
}
