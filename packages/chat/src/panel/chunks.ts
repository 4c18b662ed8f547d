/** Neighbouring items that render, or give way to their height, as one. */
export interface Chunk<Item> {
  readonly id: string;
  readonly items: readonly Item[];
}

/**
 * Splits items into chunks. An item stays in its chunk when others come before, between or after, so that only what
 * changed renders again, and nothing is mounted anew. Items that come before all others fill the first chunk first.
 * @param earlier the chunks of the last rendering.
 * @param size the most items that come together in one chunk.
 */
export function intoChunks<Item extends { readonly id: string }>(
  items: readonly Item[],
  earlier: readonly Chunk<Item>[],
  size: number,
): readonly Chunk<Item>[] {
  const chunkOf = knownChunks(items, earlier, size);
  const chunks: { id: string; items: Item[] }[] = [];
  const used = new Set<string>();
  // Also the ids that later items of this rendering bring along.
  const taken = new Set(earlier.map(({ id }) => id));
  for (const item of items) {
    const last = chunks.at(-1);
    const known = chunkOf.get(item.id);
    const own = known !== undefined && !used.has(known) ? known : undefined;
    if (last && (known === last.id || (own === undefined && last.items.length < size))) {
      last.items.push(item);
      continue;
    }
    const id = own ?? newId(item.id, taken);
    used.add(id);
    taken.add(id);
    chunks.push({ id, items: [item] });
  }
  return chunks;
}

/** The chunk of every item that was there before, and of those that fill the first of these chunks. */
function knownChunks<Item extends { readonly id: string }>(
  items: readonly Item[],
  earlier: readonly Chunk<Item>[],
  size: number,
): ReadonlyMap<string, string> {
  const chunkOf = new Map(earlier.flatMap(({ id, items: own }) => own.map((item) => [item.id, id])));
  const first = items.findIndex(({ id }) => chunkOf.has(id));
  const chunk = earlier.find(({ id }) => id === chunkOf.get(items[first]?.id ?? ""));
  if (!chunk) return chunkOf;
  const free = Math.max(0, size - chunk.items.length);
  for (const { id } of items.slice(Math.max(0, first - free), first)) chunkOf.set(id, chunk.id);
  return chunkOf;
}

/** An id that no chunk has: of an item that left the chunk named after it, the id is taken. */
function newId(id: string, taken: ReadonlySet<string>): string {
  return taken.has(id) ? newId(`${id}+`, taken) : id;
}
