import { useSyncExternalStore } from "react";
import { useSession } from "../../session/SessionContext.tsx";
import { type SupportChat, supportChatOf } from "./support-chat.ts";

/** The chat, and whether it is on the page. */
export function useSupportChat(): { readonly chat: SupportChat; readonly available: boolean } {
  const chat = supportChatOf(useSession());
  return { chat, available: useSyncExternalStore(chat.subscribe, chat.isAvailable) };
}
