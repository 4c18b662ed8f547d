import { use, type ComponentType } from "react";
import type { ChatButton, ChatMessage } from "@member-wallet/api";
import { ButtonsMessage } from "./buttons/ButtonsMessage.tsx";
import { shownButtons } from "./buttons/shown-buttons.ts";
import { shownCards } from "./cards/shown-cards.ts";
import { LazyMedia } from "./lazy-media.ts";
import { lazyMessage } from "./lazy-message.tsx";
import { TextMessage } from "./text/TextMessage.tsx";
import { UnknownMessage } from "./row/UnknownMessage.tsx";
import { SurroundingsContext } from "./surroundings.ts";

const CardsMessage = lazyMessage(
  () => import("./cards/CardsMessage.tsx").then((module) => module.CardsMessage),
  "cards",
);

interface MessageContentProps {
  readonly content: ChatMessage;
  /** The chat backend's origin; `""` for the page's own. */
  readonly chatUrl: string;
  readonly onButton: (button: ChatButton) => void;
  /** The address of this browser's own file, until the server's has loaded. */
  readonly preview?: string | undefined;
}

/** A message by its type (§3), as the page draws it if it does, without its quick replies. One with nothing to show says that this app can't show it. */
export function MessageContent({ content, chatUrl, onButton, preview }: MessageContentProps) {
  const Slot = use(SurroundingsContext).slots?.[content.message_type] as
    | ComponentType<{ content: ChatMessage; onButton: (button: ChatButton) => void }>
    | undefined;
  if (Slot) return <Slot content={content} onButton={onButton} />;
  switch (content.message_type) {
    case "text":
      return <TextMessage text={content.payload} />;
    case "postback":
      return <TextMessage text={content.payload.title} />;
    case "buttons": {
      const buttons = shownButtons(content.payload.buttons);
      const { message } = content.payload;
      if (message.trim() === "" && buttons.length === 0) return <UnknownMessage />;
      return <ButtonsMessage message={message} buttons={buttons} onButton={onButton} />;
    }
    case "quick_replies":
      return <TextMessage text={content.payload.message} />;
    case "media":
      return <LazyMedia kind="stored" payload={content.payload} chatUrl={chatUrl} preview={preview} />;
    case "generic": {
      const cards = shownCards(content.payload.cards);
      if (cards.length === 0) return <UnknownMessage />;
      return <CardsMessage cards={cards} chatUrl={chatUrl} onButton={onButton} />;
    }
    case "unknown":
      return <UnknownMessage />;
  }
}
