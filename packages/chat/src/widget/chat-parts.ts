/** What the chat needs beyond its button, as one chunk that loads after the page. */
export { createConversation } from "../conversation/create-conversation.ts";
export { ChatPanelView } from "../panel/ChatPanelView.tsx";
export {
  LazyGuestForgotten as GuestForgotten,
  LazyMenu as ChatMenu,
  LazyNotifications as Notifications,
} from "../menu/lazy-menu.ts";
