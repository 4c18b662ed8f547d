import { type ClaimShare, claimShare, formatAmount, formatPercent, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Notice } from "../notice/Notice.tsx";
import styles from "./ClaimShares.module.css";

/** An amount in satang and the percentage of it (0 to 100) that can be lost. */
export interface FailShareProps {
  /** What is claimed; `null` when it is not known: then the share of 100 baht is shown. */
  readonly amount: Satang | null;
  /** The percentage that is lost while the conditions are unmet; `null` when it is not known. */
  readonly fail: number | null;
}

/** The same, and the percentage (0 to 100) that is paid. */
export interface ClaimSharesProps extends FailShareProps {
  /** The percentage that is paid when the conditions are met; `null` when it is not known. */
  readonly success: number | null;
}

/** What a claim pays and what it costs (§2, §4), in percent and in baht, before it is made. */
export function ClaimShares({ amount, success, fail }: ClaimSharesProps) {
  const text = useShareText("success");
  return (
    <div className={styles.shares}>
      <p className={styles.success}>{text(claimShare(amount, success))}</p>
      <FailShare amount={amount} fail={fail} />
    </div>
  );
}

/** What a claim costs while its conditions are unmet: a red warning, unless it is nothing. */
export function FailShare({ amount, fail }: FailShareProps) {
  const text = useShareText("fail");
  const share = claimShare(amount, fail);
  return <Notice tone={share.kind === "none" ? "info" : "danger"}>{text(share)}</Notice>;
}

function useShareText(of: "success" | "fail"): (share: ClaimShare) => string {
  const { t } = useTranslation("claims");
  return (share) => {
    switch (share.kind) {
      case "unknown":
      case "none":
        return t(`${of}.${share.kind}`);
      case "all":
        return share.amount === null
          ? t(`${of}.allOf`)
          : t(`${of}.all`, { amount: formatAmount(share.amount) });
      case "part": {
        const percent = formatPercent(share.percent);
        return share.amount === null
          ? t(`${of}.partOf`, { percent, amount: formatAmount(share.ofHundred) })
          : t(`${of}.part`, { percent, amount: formatAmount(share.amount) });
      }
    }
  };
}
