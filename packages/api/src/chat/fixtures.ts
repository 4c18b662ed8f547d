import type { InferInput } from "valibot";
import type { Conversation } from "./schemas.ts";

/** A text message of support. */
export function aChatMessage(
  over: Partial<InferInput<typeof Conversation>> = {},
): InferInput<typeof Conversation> {
  return {
    sender: "other",
    message: { message_type: "text", payload: "สวัสดีค่ะ" },
    createdAt: "2026-01-05T03:04:05.000Z",
    ...over,
  };
}
