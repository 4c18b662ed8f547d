import { useEffect, useSyncExternalStore } from "react";
import { useGetEnableChatWidgetQuery } from "@member-wallet/api";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useSession, useSessionEpoch } from "../../session/SessionContext.tsx";
import { type SupportChat as Chat, supportChatOf } from "./support-chat.ts";
import { useChatEnvironment } from "./useChatEnvironment.ts";

const MountedChat = lazyWithPreload(
  () => import("./MountedChat.tsx").then((module) => module.MountedChat),
  ["chat", "ui", "errors"],
  () => null,
);

/**
 * The chat with support (§2 Chat), beside the pages of a layout, so that navigation does not interrupt it. Absent while
 * the operator has it switched off, and when the look-up fails.
 */
export function SupportChat() {
  const { data: enabled } = useGetEnableChatWidgetQuery(undefined, { refetchOnReconnect: true });
  const chat = supportChatOf(useSession());
  const epoch = useSessionEpoch();
  useAsked(chat);
  return (
    enabled === true && (
      <ErrorBoundary resetBy={String(epoch)}>
        <CustomersChat key={epoch} chat={chat} />
      </ErrorBoundary>
    )
  );
}

/** The chat of one session: another customer's is mounted anew, so that nothing mixes. */
function CustomersChat({ chat }: { chat: Chat }) {
  const environment = useChatEnvironment();
  return environment && <MountedChat environment={environment} chat={chat} />;
}

/** Opens the panel with the message that a part of the page asked for; closes the open dialog first. */
function useAsked({ panel, asked, takeAsked, subscribe }: Chat) {
  const message = useSyncExternalStore(subscribe, asked);
  const { address, close } = useDialogAddress();
  useEffect(() => {
    if (message === null) return;
    if (address !== null) return close();
    takeAsked();
    panel.open(message);
  }, [message, address, close, panel, takeAsked]);
}
