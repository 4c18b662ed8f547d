import { useGetEnableChatWidgetQuery } from "@member-wallet/api";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { useSessionEpoch } from "../../session/SessionContext.tsx";

/** Keyed by the session: another customer's chat is mounted anew, so that nothing mixes. */
const CustomersChat = lazyWithPreload(
  () => import("./CustomersChat.tsx").then((module) => module.CustomersChat),
  ["chat", "ui", "errors"],
  () => null,
);

/**
 * The chat with support (§2 Chat), beside the pages of a layout, so that navigation does not interrupt it. Absent while
 * the operator has it switched off, and when the look-up fails.
 */
export function SupportChat() {
  const { data: enabled } = useGetEnableChatWidgetQuery(undefined, { refetchOnReconnect: true });
  const epoch = useSessionEpoch();
  return (
    enabled === true && (
      <ErrorBoundary resetBy={String(epoch)}>
        <CustomersChat key={epoch} />
      </ErrorBoundary>
    )
  );
}
