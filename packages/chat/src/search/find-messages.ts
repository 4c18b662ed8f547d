import type { ChatMessage } from "@member-wallet/api";
import type { Message } from "../conversation/conversation.ts";

/** Finds what was typed, whatever its case; `null` for nothing but spaces. Each use starts anew with `lastIndex` 0. */
export function searchPattern(typed: string): RegExp | null {
  const words = typed.trim();
  return words === "" ? null : new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), "giu");
}

/** The messages with what was typed in any of their texts, oldest first. */
export function findMessages(messages: readonly Message[], typed: string): readonly Message[] {
  const pattern = searchPattern(typed);
  if (!pattern) return [];
  return messages.filter(({ content }) => textsOf(content).some((text) => text.search(pattern) !== -1));
}

/** What a message shows in words. */
function textsOf({ message_type: type, payload }: ChatMessage): readonly string[] {
  switch (type) {
    case "text":
      return [payload];
    case "postback":
      return [payload.title];
    case "buttons":
      return [payload.message, ...(payload.buttons ?? []).map(({ title }) => title)];
    case "quick_replies":
      return [payload.message];
    case "media":
      return [payload.message ?? ""];
    case "generic":
      return payload.cards.flatMap(({ title, subtitle, buttons }) => [
        title,
        subtitle,
        ...(buttons ?? []).map((button) => button.title),
      ]);
    case "unknown":
      return [];
  }
}
