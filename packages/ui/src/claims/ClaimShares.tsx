import { type ClaimShare, claimShare, formatAmount, formatPercent, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Notice } from "../notice/Notice.tsx";
import styles from "./ClaimShares.module.css";

/** A claim: what it is of, and the shares that can be paid and lost. */
export interface ClaimSharesProps {
  /** What is claimed, in satang; `null` when it is not known: then the share of 100 baht is shown. */
  readonly amount: Satang | null;
  /** The percentage (0 to 100) that is paid when the conditions are met; `null` when it is not known. */
  readonly success: number | null;
  /** The percentage that is lost while the conditions are unmet; `null` when it is not known. */
  readonly fail: number | null;
}

/** What a claim pays and what it costs (§2, §4), in percent and in baht, before it is made. */
export function ClaimShares({ amount, success, fail }: ClaimSharesProps) {
  const successText = useShareText("success");
  const failText = useShareText("fail");
  return (
    <div className={styles.shares}>
      <p className={styles.success}>{successText(claimShare(amount, success))}</p>
      <FailNotice share={claimShare(amount, fail)} text={failText} />
    </div>
  );
}

/**
 * What a bonus or promotion costs that ends before its conditions are met: a share of the whole balance (§4).
 * @param props.fail the percentage (0 to 100); `null` when it is not known.
 */
export function BalanceShare({ fail }: { readonly fail: number | null }) {
  const { t } = useTranslation("claims");
  return (
    <FailNotice
      share={claimShare(null, fail)}
      text={(share) =>
        share.kind === "part"
          ? t("balance.part", {
              percent: formatPercent(share.percent),
              amount: formatAmount(share.ofHundred),
            })
          : t(`balance.${share.kind}`)
      }
    />
  );
}

/** A red warning, unless nothing is lost. */
function FailNotice({ share, text }: { share: ClaimShare; text: (share: ClaimShare) => string }) {
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
