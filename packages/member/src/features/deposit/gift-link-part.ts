import { LazyWaiting } from "@member-wallet/ui";
import { lazyPart } from "../../navigation/lazy-with-preload.tsx";

/** The gift link's panel, a chunk of its own for what it encrypts with: there before anything is typed, or not at all. */
export const GiftLinkPanel = lazyPart(
  async () => (await import("./GiftLinkPanel.tsx")).GiftLinkPanel,
  [],
  LazyWaiting,
);
