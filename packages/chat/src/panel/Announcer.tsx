import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChatMessage } from "@member-wallet/api";
import { VisuallyHidden } from "@member-wallet/ui";
import type { Message } from "../conversation/conversation.ts";

/**
 * Reads out the messages of support that arrive while the log is open; neither history nor the customer's own. Mounted
 * once the history is there: in a fresh chat, the first message is new too.
 */
export function Announcer({ messages }: { readonly messages: readonly Message[] }) {
  const { t } = useTranslation("chat");
  const [arrived, setArrived] = useState<readonly string[]>([]);
  const known = useRef(messages.at(-1));

  useEffect(() => {
    const before = known.current;
    known.current = messages.at(-1);
    const at = messages.findLastIndex(({ id }) => id === before?.id);
    if (before && at === -1) return;
    const added = messages.slice(at + 1).filter(({ sender }) => sender === "other");
    if (added.length > 0) setArrived(added.map(({ id }) => id));
  }, [messages]);

  const spoken = messages
    .filter(({ id }) => arrived.includes(id))
    .map(({ content, agent }) => {
      const text = spokenText(content)?.trim();
      if (!text) return t("panel.spokenOther");
      return agent ? `${agent.name}: ${text}` : t("panel.spoken", { text });
    });

  return (
    <output>
      {/* The same words again are read out only as a new element. */}
      <VisuallyHidden key={arrived.at(-1)}>{spoken.join(" ")}</VisuallyHidden>
    </output>
  );
}

/** The words of a message; `null` when it is a picture or another thing without any. */
function spokenText({ message_type: type, payload }: ChatMessage): string | null {
  switch (type) {
    case "text":
      return payload;
    case "buttons":
    case "quick_replies":
    case "media":
      return payload.message;
    case "postback":
      return payload.title;
    case "generic":
      return payload.cards.map(({ title }) => title).join(" ");
    case "unknown":
      return null;
  }
}
