import type { OutgoingContent, OutgoingMessage } from "../conversation/conversation.ts";
import { LazyMedia } from "./lazy-media.ts";
import { MessageContent } from "./MessageContent.tsx";
import { OutgoingStatus } from "./OutgoingStatus.tsx";
import { RowFrame } from "./row/RowFrame.tsx";

export interface OutgoingRowProps {
  readonly message: OutgoingMessage;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
  /** The message above it is of the same sender and day: it stands closer. Default `false`. */
  readonly follows?: boolean;
  /** The chat's origin, for a media message that waits to be sent after a reload. Default the page's own. */
  readonly chatUrl?: string;
}

/** One message that the server has not confirmed: sending, uploading with progress and cancel, or failed with "try again" and "remove". */
export function OutgoingRow({ message, onRetry, onRemove, follows = false, chatUrl = "" }: OutgoingRowProps) {
  const { id, content, state, queuedAt } = message;
  return (
    <RowFrame
      side="sent"
      follows={follows}
      at={queuedAt}
      wide={content.kind === "message" && content.message.message_type === "generic"}
      below={<OutgoingStatus state={state} onRetry={() => onRetry(id)} onRemove={() => onRemove(id)} />}
    >
      <Content content={content} chatUrl={chatUrl} />
    </RowFrame>
  );
}

/** A message without buttons of its own to press: it is not sent yet. */
function Content({ content, chatUrl }: { readonly content: OutgoingContent; readonly chatUrl: string }) {
  return content.kind === "message" ? (
    <MessageContent content={content.message} chatUrl={chatUrl} onButton={() => {}} />
  ) : (
    <LazyMedia {...content} />
  );
}
