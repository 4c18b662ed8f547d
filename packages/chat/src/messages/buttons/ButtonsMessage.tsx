import type { ChatButton } from "@member-wallet/api";
import { Bubble } from "../row/Bubble.tsx";
import { MessageText } from "../text/MessageText.tsx";
import { MessageButton } from "./MessageButton.tsx";

interface ButtonsMessageProps {
  readonly message: string;
  /** Those of `shownButtons`. */
  readonly buttons: readonly ChatButton[];
  readonly onButton: (button: ChatButton) => void;
}

/** A text with buttons below it, in one bubble (§3). */
export function ButtonsMessage({ message, buttons, onButton }: ButtonsMessageProps) {
  return (
    <Bubble>
      {message.trim() !== "" && <MessageText text={message} />}
      {buttons.map((button, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- The buttons of one message never move.
        <MessageButton key={at} button={button} variant="row" onButton={onButton} />
      ))}
    </Bubble>
  );
}
