import { ChatMessage } from "@member-wallet/api/wire";
import * as v from "valibot";
import type { ChatStorage } from "../chat-environment.ts";
import type { SendFailure } from "./conversation.ts";

const Key = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

const Failure = v.variant("kind", [
  v.object({ kind: v.literal("refused"), message: v.nullable(v.string()), status: v.number() }),
  v.object({ kind: v.picklist(["unknown", "file-missing", "too-slow", "unexpected"]) }),
]) satisfies v.GenericSchema<SendFailure>;

const Common = {
  id: Key,
  queuedAt: v.number(),
  /** It was sent at least once, so the server may have stored it. */
  tried: v.boolean(),
  /** The server's time of the newest message that was known when it was first sent; `null` when none was loaded. */
  newestBefore: v.nullable(v.number()),
  /** The customer asked to send it again, although it may be stored. */
  approved: v.boolean(),
  /** Why it is not sent any more; `null` for one that is still to be sent. */
  failure: v.nullable(Failure),
};

/** Where the server keeps a file until its message is sent. */
const Upload = v.object({
  path: v.string(),
  /** By this device's clock, in epoch milliseconds. */
  at: v.number(),
  /** The idempotency key of the message that names this upload: with another upload, it is another request. */
  key: Key,
});

/** What is kept of an unsent message. */
export const StoredOutgoing = v.variant("kind", [
  v.object({ ...Common, kind: v.literal("message"), message: ChatMessage }),
  v.object({
    ...Common,
    kind: v.literal("attachment"),
    media: v.picklist(["image", "video"]),
    name: v.string(),
    size: v.number(),
    /** Earlier versions kept none. */
    caption: v.optional(v.string(), ""),
    /** `null` until the server has answered. */
    upload: v.nullable(Upload),
  }),
]);
export type StoredOutgoing = v.InferOutput<typeof StoredOutgoing>;
export type StoredAttachment = Extract<StoredOutgoing, { kind: "attachment" }>;

const StoredOutbox = v.object({ customer: v.string(), messages: v.array(v.unknown()) });

/** The unsent messages of a customer, in the order of sending. Another customer's, and what is no message, are left out. */
export function readOutbox(storage: ChatStorage, customer: string): StoredOutgoing[] {
  const read = v.safeParse(StoredOutbox, parsed(storage.read("chatOutbox")));
  if (!read.success || read.output.customer !== customer) {
    storage.remove("chatOutbox");
    return [];
  }
  return read.output.messages.flatMap((message) => {
    const one = v.safeParse(StoredOutgoing, message);
    return one.success ? [one.output] : [];
  });
}

export function writeOutbox(
  storage: ChatStorage,
  customer: string,
  messages: readonly StoredOutgoing[],
): void {
  if (messages.length === 0) storage.remove("chatOutbox");
  else storage.write("chatOutbox", JSON.stringify({ customer, messages }));
}

const StoredRead = v.object({ customer: v.string(), at: v.number() });

/** The server's time up to which a customer has read; `null` when nothing is stored. */
export function readReadMark(storage: ChatStorage, customer: string): number | null {
  const read = v.safeParse(StoredRead, parsed(storage.read("chatRead")));
  return read.success && read.output.customer === customer ? read.output.at : null;
}

export function writeReadMark(storage: ChatStorage, customer: string, at: number): void {
  storage.write("chatRead", JSON.stringify({ customer, at }));
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not ours: as if nothing were stored.
    return null;
  }
}
