import { useLazy } from "@member-wallet/ui";
import type { ChatEnvironment } from "../chat-environment.ts";
import type { ChatSlots } from "../chat-slots.ts";
import type { ChatPanel } from "../panel/chat-panel.ts";
import { ChatProvider } from "./ChatProvider.tsx";
import { CustomerChat } from "./CustomerChat.tsx";
import { sessionKey } from "./session-key.ts";

/** Whose chat the page shows, and what opens it. */
export interface ChatWidgetProps {
  environment: ChatEnvironment;
  /** Opened and closed by the page and by the widget. */
  panel: ChatPanel;
  /** What the page draws itself; the same object at each rendering. */
  slots?: ChatSlots;
}

const loadParts = () => import("./chat-parts.ts");

/** The chat of a page (§2 Chat widget): floating button, invite bubble and panel. */
export function ChatWidget({ environment, panel, slots }: ChatWidgetProps) {
  const parts = useLazy(loadParts);
  return (
    <ChatProvider environment={environment}>
      <CustomerChat
        key={sessionKey(environment)}
        environment={environment}
        panel={panel}
        parts={parts}
        slots={slots}
      />
    </ChatProvider>
  );
}
