import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { useGetEnableChatWidgetQuery } from "@member-wallet/api";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { isPublicPath, readTarget } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useSession, useSessionEpoch } from "../../session/SessionContext.tsx";
import { type SupportChat as Chat, supportChatOf } from "./support-chat.ts";
import { useChatEnvironment } from "./useChatEnvironment.ts";

/** Nothing waits for the chat: it renders nothing while it loads or when it fails to load. */
const MountedChat = lazyWithPreload(
  () => import("./MountedChat.tsx").then((module) => module.MountedChat),
  ["chat", "ui", "errors"],
  () => null,
);

/**
 * The chat with support (§2 Chat), on public pages and in the member's area, beside the pages, so that navigation does
 * not interrupt it. Absent while the operator has it switched off, and when the look-up fails.
 */
export function SupportChat() {
  const { pathname } = useLocation();
  const session = useSession();
  const epoch = useSessionEpoch();
  const { data: enabled } = useGetEnableChatWidgetQuery(undefined, { refetchOnReconnect: true });
  const chat = supportChatOf(session);
  useAsked(chat);
  const onItsPages = isPublicPath(pathname) || readTarget(pathname) !== null;
  return (
    enabled === true &&
    onItsPages && (
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
