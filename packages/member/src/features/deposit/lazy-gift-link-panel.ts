import { LazyFallback } from "@member-wallet/ui";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** The gift link's panel, a chunk of its own for what it encrypts with: there before anything is typed, or not at all. */
export const GiftLinkPanel = lazyWithPreload(
  async () => (await import("./GiftLinkPanel.tsx")).GiftLinkPanel,
  [],
  LazyFallback,
);
