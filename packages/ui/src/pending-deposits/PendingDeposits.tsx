import type { Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { Ring } from "../spinner/Ring.tsx";
import { ConfirmingText } from "./ConfirmingText.tsx";
import styles from "./PendingDeposits.module.css";

/** A deposit that is on its way. */
export type PendingDeposit =
  /** The member said that they paid a QR; `amount` is `null` where nobody knows it. */
  | { readonly kind: "qr"; readonly id: string; readonly amount: Satang | null }
  /** A slip that is being checked; `id` is its reference. */
  | { readonly kind: "slip"; readonly id: string };

export interface PendingDepositsProps {
  readonly deposits: readonly PendingDeposit[];
  /** Opens the slip's status. */
  readonly onOpenSlip: (reference: string) => void;
}

/** Says of each deposit on its way that it is being confirmed, a line each; said aloud as they come. */
export function PendingDeposits({ deposits, onOpenSlip }: PendingDepositsProps) {
  const { t } = useTranslation("deposit");
  return (
    <output className={styles.lines} data-empty={deposits.length === 0}>
      {deposits.map((deposit) => (
        <span key={deposit.id} className={styles.line}>
          <Ring />
          <span className={styles.words}>
            {deposit.kind === "slip" ? t("arrival.checkingSlip") : <ConfirmingText amount={deposit.amount} />}
          </span>
          {deposit.kind === "slip" && (
            <Button variant="quiet" size="small" onClick={() => onOpenSlip(deposit.id)}>
              {t("slip.openSlips")}
            </Button>
          )}
        </span>
      ))}
    </output>
  );
}
