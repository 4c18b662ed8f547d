import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { usePageReady } from "../../navigation/usePageReady.ts";
import { useSite } from "../../site/SiteContext.tsx";

/** Nothing waits for the chat: it renders nothing while it loads or when it fails to load. */
const SupportChat = lazyWithPreload(
  () => import("../../features/support-chat/SupportChat.tsx").then((module) => module.SupportChat),
  [],
  () => null,
);

/** The chat with support (§2 Chat), which loads after everything else; absent without a chat backend. */
export function SupportChatAfterPage() {
  const { chatUrl, waits } = useSite().environment;
  return usePageReady(waits?.pageReady) && chatUrl !== null && <SupportChat />;
}
