/** Talking to support: connection, conversation, messages and the widget. */
export type { ChatEnvironment, ChatStorage, ChatStorageKey } from "./chat-environment.ts";
export type { ChatHeaderProps, ChatMessageProps, ChatMessageType, ChatSlots } from "./chat-slots.ts";
export type {
  ConnectionState,
  Conversation,
  ConversationState,
  ChatOffers,
  Message,
  OlderMessages,
  OutgoingContent,
  OutgoingMessage,
  OutgoingState,
  SendFailure,
  Support,
} from "./conversation/conversation.ts";
export { createChatStorage } from "./chat-storage.ts";
export { removeChatFiles } from "./conversation/remove-files.ts";
export { roomOf } from "./connection/room.ts";
export type { Customer } from "./customer/customer.ts";
export { createGuestId, readGuestId } from "./customer/guest-id.ts";
export { ChatWidget } from "./widget/ChatWidget.tsx";
export type { ChatWidgetProps } from "./widget/ChatWidget.tsx";
export { createChatPanel } from "./panel/chat-panel.ts";
export type { ChatPanel, ChatPanelState, PreparedCard, PreparedMessage } from "./panel/chat-panel.ts";
