import type { ChatEnvironment } from "../chat-environment.ts";
import type { ChatPanel } from "../panel/chat-panel.ts";

export interface ChatWidgetProps {
  environment: ChatEnvironment;
  /** Opened and closed by the page and by the widget. */
  panel: ChatPanel;
}

/** The chat of a page (§2 Chat widget): floating button, invite bubble and panel. */
export function ChatWidget(_props: ChatWidgetProps) {
  return null;
}
