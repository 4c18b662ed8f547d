import * as v from "valibot";

/** The input of each list with dropped items: a schema can return nothing besides its output. */
const incomplete = new WeakMap<object, { item: v.GenericSchema; values: readonly unknown[] | null }>();

/**
 * A list that drops its invalid items, so that the member still gets the others. A list that is null or missing is
 * empty.
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

/**
 * The input of a list with dropped items; `undefined` for a complete one. Works only on the list object that a schema
 * returned.
 */
export const incompleteList = (list: object) => incomplete.get(list);

/** The number of items that were sent, including dropped ones: it shows whether a page is full. */
export function lengthAsSent(list: readonly unknown[]): number {
  return incompleteList(list)?.values?.length ?? list.length;
}
