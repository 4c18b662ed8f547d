import type { ChatConversation } from "@member-wallet/api";
import type { Outbox } from "./outbox.ts";
import type { Reading } from "./reading.ts";
import type { Source, Timeline } from "./timeline.ts";

/** Takes in a message that the server has stored; returns whether it is new. */
export type Receive = (conversation: ChatConversation, source: Source) => boolean;

/** An own message leaves the outbox for the timeline, under the same id. */
export function createReceive(
  timeline: Timeline,
  outbox: Pick<Outbox, "find" | "confirm" | "preview" | "releasePreview">,
  reading: Pick<Reading, "observe">,
): Receive {
  /** The server has sent a client id back: then every own message has one. */
  let keepsIds = false;
  return (conversation, source) => {
    if (conversation.clientId && source !== "answer") keepsIds = true;
    const known = timeline.has(conversation);
    const clientId = known && !conversation.clientId ? null : outbox.find(conversation, !keepsIds);
    const own = clientId === null ? conversation : { ...conversation, clientId };
    const isNew = timeline.add(own, source, clientId === null ? undefined : outbox.preview(clientId));
    reading.observe(conversation);
    if (clientId === null) return isNew;
    outbox.confirm(clientId);
    // Its row shows the server's file already.
    if (!isNew) outbox.releasePreview(clientId);
    return isNew;
  };
}
