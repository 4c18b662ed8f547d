/** What the chat needs beyond its button, as one chunk that loads after the page. */
export { createConversation } from "../conversation/create-conversation.ts";
export { ChatPanelView } from "../panel/ChatPanelView.tsx";
export { LazyNotifications as Notifications } from "../alerts/lazy-notifications.ts";
export { LazyMenu as ChatMenu } from "../menu/lazy-menu.ts";
