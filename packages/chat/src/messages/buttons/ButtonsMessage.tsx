import type { ChatButton } from "@member-wallet/api";
import { Bubble } from "../row/Bubble.tsx";
import { MessageText } from "../text/MessageText.tsx";
import { LazyButtons } from "./lazy-buttons.ts";

interface ButtonsMessageProps {
  readonly message: string;
  /** The buttons that `shownButtons` returns. */
  readonly buttons: readonly ChatButton[];
  readonly onButton: (button: ChatButton) => void;
}

/** A text with buttons below it, in one bubble (§3). */
export function ButtonsMessage({ message, buttons, onButton }: ButtonsMessageProps) {
  return (
    <Bubble>
      {message.trim() !== "" && <MessageText text={message} />}
      {buttons.length > 0 && <LazyButtons buttons={buttons} as="rows" onButton={onButton} />}
    </Bubble>
  );
}
