import { createChanges } from "@member-wallet/domain";
import type { ConversationState } from "./conversation.ts";

/** The state that the parts of a conversation have together: a new object, told, whenever a field of it has changed. */
export function publishState(
  current: () => ConversationState,
  changes: Pick<ReturnType<typeof createChanges>, "subscribe">,
) {
  const { tell, subscribe, end } = createChanges();
  let state = current();
  changes.subscribe(() => {
    const next = current();
    const keys = Object.keys(next) as (keyof ConversationState)[];
    if (keys.every((key) => next[key] === state[key])) return;
    state = next;
    tell();
  });
  return { get: () => state, subscribe, end };
}
