import { lazyWithPreload } from "../navigation/lazy-with-preload.tsx";
import { usePageReady } from "../navigation/usePageReady.ts";

const SupportChat = lazyWithPreload(
  () => import("../features/support-chat/SupportChat.tsx").then((module) => module.SupportChat),
  [],
  () => null,
);

/** The chat with support, which loads after everything else. */
export function SupportChatAfterPage() {
  return usePageReady() && <SupportChat />;
}
