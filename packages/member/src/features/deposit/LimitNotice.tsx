import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import type { KnownLimit } from "../../protection/useLimitUse.ts";
import { LimitNoticeView } from "./LimitNoticeView.tsx";

/** The member's own limit (§2 Player protection), above a deposit: a reminder, unless the backend keeps it. */
export function LimitNotice({ use }: { use: KnownLimit | null }) {
  const { hidden } = useHiddenAmounts();
  return use && <LimitNoticeView use={use} binding={use.binding} hidden={hidden} />;
}
