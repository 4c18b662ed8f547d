import type { ChatButton } from "@member-wallet/api";
import type { Message } from "../conversation/conversation.ts";
import { LazyAgentName, LazyDeliveryMark } from "../support/lazy-support.ts";
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
  /** Up to when support has read, in epoch milliseconds; `null` where the backend never tells. Default `null`. */
  readonly seenUntil?: number | null;
}

/**
 * One stored message: bubble or cards, on the side of its sender, with its time. Quick replies without a text are
 * nothing once they are no longer offered.
 */
export function MessageRow(props: MessageRowProps) {
  const { message, chatUrl, last, onButton, follows = false, seenUntil = null } = props;
  const { content, sender, createdAt, preview, agent } = message;
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
      agent={agent && !follows && <LazyAgentName agent={agent} chatUrl={chatUrl} />}
      mark={sender === "customer" && seenUntil !== null && <LazyDeliveryMark seen={createdAt <= seenUntil} />}
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
