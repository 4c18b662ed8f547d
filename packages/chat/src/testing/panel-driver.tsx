import { useState, useSyncExternalStore } from "react";
import { render } from "vitest-browser-react";
import { expect } from "vitest";
import { page } from "vitest/browser";
import type { ConversationState } from "../conversation/conversation.ts";
import { ChatPanelView } from "../panel/ChatPanelView.tsx";
import type { PreparedMessage } from "../panel/chat-panel.ts";
import { draftOf } from "../panel/draft.ts";
import { ChatTestProviders } from "./ChatTestProviders.tsx";
import { type FakeConversation, fakeConversation } from "./fake-conversation.ts";
import { memoryStorage } from "./panel-fixtures.ts";

/** The panel open on a phone, of a guest whose conversation the test changes; with what a former panel left in `storage`. */
export async function openPanel(
  start: Partial<ConversationState> = {},
  prepared: string | PreparedMessage | null = null,
  storage = memoryStorage(),
) {
  const conversation = fakeConversation(start);
  const draft = draftOf({ kind: "guest", guestId: "g1" }, storage);
  const screen = await render(
    <ChatTestProviders>
      <Panel conversation={conversation} draft={draft} prepared={prepared} />
    </ChatTestProviders>,
  );
  // Rows are skipped while the panel is still below the screen.
  const opening = page.getByRole("dialog").element().getAnimations();
  await Promise.all(opening.map(({ finished }) => finished));
  // The panel's frame is painted before its messages are drawn.
  await expect.element(log()).toBeInTheDocument();
  await betweenFrames();
  return { screen, conversation, storage };
}

interface PanelProps {
  readonly conversation: FakeConversation;
  readonly draft: ReturnType<typeof draftOf>;
  readonly prepared: string | PreparedMessage | null;
}

function Panel({ conversation, draft, prepared: first }: PanelProps) {
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState);
  const [prepared, setPrepared] = useState(typeof first === "string" ? { text: first } : first);
  const [taken] = useState(() => () => setPrepared(null));
  return (
    <ChatPanelView
      open
      state={state}
      actions={conversation}
      chatUrl=""
      draft={draft}
      prepared={prepared}
      onPreparedTaken={taken}
      menu={() => null}
      onClose={() => {}}
      onClosed={() => {}}
    />
  );
}

/** The panel's parts, as a customer names them. */
export const log = () => page.getByRole("log");
export const field = () => page.getByRole("textbox", { name: "Message to support" });
export const sendButton = () => page.getByRole("button", { name: "Send", exact: true });

/**
 * Waits until the browser has drawn a frame. Who scrolls then scrolls as a customer does: the browser tells of it before
 * it measures the next frame. Within a frame, a script's scroll comes after its scroll events and before its measures.
 */
export async function betweenFrames() {
  await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** How many px of the log are below what is in sight. */
export function belowSight(): number {
  const element = log().element();
  return Math.round(element.scrollHeight - element.clientHeight - element.scrollTop);
}
