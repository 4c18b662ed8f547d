import type { Satang } from "@member-wallet/domain";
import { GiftLinkForm } from "@member-wallet/ui/dialogs/deposit";
import { useGiftLink } from "./useGiftLink.ts";

/** A deposit by a mobile wallet's gift link (§5): the view and what it lives on. */
export function GiftLinkPanel({ encryptWith, minimum }: { encryptWith: string; minimum: Satang }) {
  return <GiftLinkForm {...useGiftLink(encryptWith)} minimum={minimum} />;
}
