import { LazyFallback } from "@member-wallet/ui";
import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";

/** The gift link's panel, in a separate chunk with its encryption. It loads completely before the member can type. */
export const GiftLinkPanel = lazyWithPreload(
  async () => (await import("./GiftLinkPanel.tsx")).GiftLinkPanel,
  [],
  LazyFallback,
);
