import * as v from "valibot";

/** The input of each list with dropped items: a schema can return nothing besides its output. */
const incomplete = new WeakMap<object, { item: v.GenericSchema; values: readonly unknown[] | null }>();

/** The schema of the items, by the first schema of a list's pipe: a description of the API needs it, reading doesn't. */
const itemSchemas = new WeakMap<object, v.GenericSchema>();

/** The schema of a list's items, by the first schema of its pipe; `undefined` for other schemas. */
export const itemSchemaOf = (values: object) => itemSchemas.get(values);

/**
 * A list that drops its invalid items, so that the member still gets the others. A list that is null or missing is
 * empty.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  const values = v.nullish(v.array(v.unknown()), null);
  itemSchemas.set(values, item);
  return v.pipe(
    values,
    v.transform((sent): v.InferOutput<Item>[] => {
      const read = (sent ?? []).map((value) => v.safeParse(item, value));
      const valid = read.flatMap((result) => (result.success ? [result.output] : []));
      if (valid.length !== sent?.length) incomplete.set(valid, { item, values: sent });
      return valid;
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
