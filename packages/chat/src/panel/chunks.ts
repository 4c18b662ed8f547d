import type { Message } from "../conversation/conversation.ts";

/** Neighbouring messages that render, and are skipped while out of sight, as one. */
export interface MessageChunk {
  readonly key: string;
  readonly messages: readonly Message[];
}

/** Rows per chunk: few enough to render within a frame, many enough that 10,000 messages are some hundred chunks. */
const SIZE = 30;

/**
 * Splits messages into chunks. A message stays in its chunk when others come before, between or after, so that only
 * rows that changed render again, and no row is mounted anew.
 * @param earlier the chunks of the last rendering.
 */
export function intoChunks(
  messages: readonly Message[],
  earlier: readonly MessageChunk[],
): readonly MessageChunk[] {
  const chunkOf = new Map(earlier.flatMap(({ key, messages: own }) => own.map(({ id }) => [id, key])));
  const chunks: { key: string; messages: Message[] }[] = [];
  const used = new Set<string>();
  // Also the keys that later messages of this rendering bring along.
  const taken = new Set(earlier.map(({ key }) => key));
  for (const message of messages) {
    const last = chunks.at(-1);
    const known = chunkOf.get(message.id);
    const own = known !== undefined && !used.has(known) ? known : undefined;
    if (last && (known === last.key || (own === undefined && last.messages.length < SIZE))) {
      last.messages.push(message);
      continue;
    }
    const key = own ?? newKey(message.id, taken);
    used.add(key);
    taken.add(key);
    chunks.push({ key, messages: [message] });
  }
  return chunks;
}

/** A key that no chunk has: of a message that left the chunk named after it, the id is taken. */
function newKey(id: string, taken: ReadonlySet<string>): string {
  return taken.has(id) ? newKey(`${id}+`, taken) : id;
}
