import type { ChatButton } from "@member-wallet/api";
import type { Message } from "../conversation/conversation.ts";

export interface MessageRowProps {
  message: Message;
  /** The chat backend's origin, against which relative addresses of media are resolved; `""` for the page's own. */
  chatUrl: string;
  /** Quick replies are offered only under the last message. */
  last: boolean;
  onButton: (button: ChatButton) => void;
}

/** One stored message: bubble or cards, on the side of its sender, with its time. */
export function MessageRow({ message }: MessageRowProps) {
  return <p>{message.content.message_type}</p>;
}
