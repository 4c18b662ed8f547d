import type { ComponentType } from "react";
import type { ChatButton, ChatMessage } from "@member-wallet/api";
import type { ConversationState } from "./conversation/conversation.ts";

/** A type of message (§3). */
export type ChatMessageType = ChatMessage["message_type"];

/** What a page's own header is given; it names the panel. */
export type ChatHeaderProps = Pick<ConversationState, "connection" | "support">;

/** What a page's own drawing of a message is given. Its sender, time and marks stay the chat's. */
export interface ChatMessageProps<Type extends ChatMessageType> {
  readonly content: Extract<ChatMessage, { readonly message_type: Type }>;
  /** A press on a button of the message, as the chat answers it. */
  readonly onButton: (button: ChatButton) => void;
}

/** Parts of the chat that a page draws in its own way; those that it leaves out are the chat's. */
export interface ChatSlots {
  /** In place of the title, the connection and who of support is there. */
  readonly header?: ComponentType<ChatHeaderProps>;
  /** Messages of these types. */
  readonly messages?: { readonly [Type in ChatMessageType]?: ComponentType<ChatMessageProps<Type>> };
}
