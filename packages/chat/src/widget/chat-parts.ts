/** What the chat needs beyond its button, as one chunk that loads after the page. */
export { createConversation } from "../conversation/create-conversation.ts";
export { ChatPanelView } from "../panel/ChatPanelView.tsx";
export { LazyEnding as Ending } from "../ending/lazy-ending.ts";
