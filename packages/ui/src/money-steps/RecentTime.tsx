import type { LongestTime } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";

/** How long the latest money of a kind took to arrive: the time to expect, without promising it. */
export function RecentTime({ time: { unit, count } }: { readonly time: LongestTime }) {
  const { t } = useTranslation("acts");
  return t(`steps.recent.${unit}`, { count });
}
