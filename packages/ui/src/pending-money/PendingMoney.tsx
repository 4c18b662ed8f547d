import { formatDateTime, type LongestTime, type Satang } from "@member-wallet/domain";
import { ChevronRight, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Amount } from "../amount/Amount.tsx";
import { RecentTime } from "../money-steps/RecentTime.tsx";
import { ConfirmingText } from "./ConfirmingText.tsx";
import styles from "./PendingMoney.module.css";

/** Money on its way into the wallet or out of it. */
export interface PendingItem {
  readonly id: string;
  /** A QR that the member has paid, as they state; a slip that is being checked; a withdrawal that is not paid yet. */
  readonly kind: "qr" | "slip" | "withdrawal";
  /** `null` when it is not known. */
  readonly amount: Satang | null;
  /** The last step that is done, and its ISO time: that the member paid, sent or asked for it, or that it was sent to the bank. */
  readonly done: { readonly text: string; readonly at: string };
  /** How long money of its kind took lately; `null` when that is not known. */
  readonly recent: LongestTime | null;
}

/** Movements of money that are not finished (§2 Member home). */
export interface PendingMoneyProps {
  readonly items: readonly PendingItem[];
  /** Opens the place that shows it: the slip's status, the statement or its entry. */
  readonly onOpen: (item: PendingItem) => void;
}

/**
 * A row for each movement of money that is not finished: what happens now, what is done, and how long others took
 * lately; screen readers announce new ones.
 */
export function PendingMoney({ items, onOpen }: PendingMoneyProps) {
  const { t } = useTranslation("deposit");
  const place = { qr: t("qr.openStatement"), slip: t("slip.openSlips"), withdrawal: t("arrival.openEntry") };
  return (
    <output className={styles.items} data-empty={items.length === 0}>
      {items.map((item) => (
        <button key={item.id} type="button" className={styles.item} onClick={() => onOpen(item)}>
          <Clock className={styles.icon} aria-hidden />
          <span className={styles.text}>
            <span>
              <ItemText item={item} />
            </span>
            <span className={styles.detail}>
              <span>
                {item.done.text} <time dateTime={item.done.at}>{formatDateTime(item.done.at)}</time>
              </span>
              {item.recent !== null && <RecentTime time={item.recent} />}
              <span className={styles.place}>{place[item.kind]}</span>
            </span>
          </span>
          <ChevronRight className={styles.chevron} aria-hidden />
        </button>
      ))}
    </output>
  );
}

function ItemText({ item: { kind, amount } }: { readonly item: PendingItem }) {
  const { t } = useTranslation("deposit");
  switch (kind) {
    case "qr":
      return <ConfirmingText amount={amount} />;
    case "slip":
    case "withdrawal":
      return (
        <>
          {t(kind === "slip" ? "arrival.checkingSlip" : "arrival.withdrawing")}
          {amount !== null && (
            <>
              {" "}
              <Amount amount={amount} size="small" />
            </>
          )}
        </>
      );
  }
}
