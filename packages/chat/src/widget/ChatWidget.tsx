import { useMemo, useState } from "react";
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

/**
 * The chat of a page (§2 Chat widget): floating button, invite bubble and panel. It stays mounted when a guest is
 * forgotten: it then says so, while the next guest's chat begins.
 */
export function ChatWidget({ environment, panel, slots }: ChatWidgetProps) {
  const parts = useLazy(loadParts);
  const [forgotten, setForgotten] = useState(false);
  const told = useMemo(() => {
    const { forgetGuest } = environment;
    if (!forgetGuest) return environment;
    const forgetAndTell = () => {
      panel.close();
      setForgotten(true);
      forgetGuest();
    };
    return { ...environment, forgetGuest: forgetAndTell };
  }, [environment, panel]);
  return (
    <>
      <ChatProvider environment={environment}>
        <CustomerChat
          key={sessionKey(environment)}
          environment={told}
          panel={panel}
          parts={parts}
          slots={slots}
          forgotten={forgotten}
        />
      </ChatProvider>
      {forgotten && parts.kind === "ready" && (
        <parts.value.GuestForgotten onClose={() => setForgotten(false)} />
      )}
    </>
  );
}
