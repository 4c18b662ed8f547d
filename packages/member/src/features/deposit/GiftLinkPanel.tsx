import type { Satang } from "@member-wallet/domain";
import { GiftLinkForm } from "@member-wallet/ui/dialogs/deposit";
import { useLimitUse } from "../../protection/useLimitUse.ts";
import { LimitNotice } from "./LimitNotice.tsx";
import { useGiftLink } from "./useGiftLink.ts";

/** A deposit by a mobile wallet's gift link (§5): connects the view to its data. */
export function GiftLinkPanel({ encryptWith, minimum }: { encryptWith: string; minimum: Satang }) {
  return (
    <>
      <LimitNotice use={useLimitUse()} />
      <GiftLinkForm {...useGiftLink(encryptWith)} minimum={minimum} />
    </>
  );
}
