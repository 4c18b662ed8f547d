import type { ChatButton } from "@member-wallet/api";
import type { Message } from "../conversation/conversation.ts";
import { LazyButtons } from "./buttons/lazy-buttons.ts";
import { shownButtons } from "./buttons/shown-buttons.ts";
import { MessageContent } from "./MessageContent.tsx";
import { RowFrame } from "./row/RowFrame.tsx";

export interface MessageRowProps {
  readonly message: Message;
  /** The chat backend's origin, against which relative addresses of media are resolved; `""` for the page's own. */
  readonly chatUrl: string;
  /** Quick replies are offered only under the last message. */
  readonly last: boolean;
  readonly onButton: (button: ChatButton) => void;
  /** The message above it is of the same sender and day: it stands closer. Default `false`. */
  readonly follows?: boolean;
}

/**
 * One stored message: bubble or cards, on the side of its sender, with its time. Quick replies without a text are
 * nothing once they are no longer offered.
 */
export function MessageRow({ message, chatUrl, last, onButton, follows = false }: MessageRowProps) {
  const { content, sender, createdAt, preview } = message;
  const question = content.message_type === "quick_replies" ? content.payload : undefined;
  const replies = shownButtons(question?.buttons);
  const onlyReplies = replies.length > 0 && question?.message.trim() === "";
  if (onlyReplies && !last) return null;
  return (
    <RowFrame
      side={sender === "customer" ? "sent" : "received"}
      follows={follows}
      at={createdAt}
      wide={content.message_type === "generic"}
      below={
        last && replies.length > 0 ? (
          <LazyButtons buttons={replies} as="replies" onButton={onButton} />
        ) : undefined
      }
    >
      {!onlyReplies && (
        <MessageContent content={content} chatUrl={chatUrl} onButton={onButton} preview={preview} />
      )}
    </RowFrame>
  );
}
