import { useState } from "react";
import type { ConversationState } from "../conversation/conversation.ts";

/** The id of the last message of support that has come since the history loaded, while anything is unread; else `null`. */
export function useArrival({ history, messages, unread }: ConversationState): string | null {
  const [before, setBefore] = useState<string | null>(null);
  const last = messages.findLast(({ sender }) => sender === "other")?.id ?? "";
  if (before === null && history === "ready") setBefore(last);
  return before === null || last === before || unread === 0 ? null : last;
}
