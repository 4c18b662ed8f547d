import type { ChatButton, ChatMessage } from "@member-wallet/api";
import { vi } from "vitest";
import { render } from "vitest-browser-react";
import { SurroundingsProvider } from "../messages/SurroundingsProvider.tsx";
import { MessageRow, type MessageRowProps } from "../messages/MessageRow.tsx";
import { ChatTestProviders } from "./ChatTestProviders.tsx";
import { aMessage } from "./sample-messages.ts";

/**
 * Shows a received message, by default as the last one.
 * @returns what its buttons and its media call, and `update`, which renders it with other props.
 */
export async function showMessage(content: ChatMessage, over: Partial<MessageRowProps> = {}) {
  const onButton = vi.fn<(button: ChatButton) => void>();
  const onMediaLoaded = vi.fn<(preview: string) => void>();
  const row = (props: Partial<MessageRowProps>) => (
    <ChatTestProviders>
      <SurroundingsProvider connected releasePreview={onMediaLoaded}>
        <MessageRow message={aMessage(content)} chatUrl="" last onButton={onButton} {...props} />
      </SurroundingsProvider>
    </ChatTestProviders>
  );
  const { container, rerender } = await render(row(over));
  return {
    container,
    onButton,
    onMediaLoaded,
    update: (next: Partial<MessageRowProps>) => rerender(row(next)),
  };
}
