import type { LimitUse } from "@member-wallet/domain";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { LimitNoticeView } from "./LimitNoticeView.tsx";

/** The member's own limit (§2 Player protection), above a deposit: a reminder, which forbids nothing. */
export function LimitNotice({ use }: { use: LimitUse | null }) {
  const { hidden } = useHiddenAmounts();
  return use && <LimitNoticeView use={use} hidden={hidden} />;
}
