import type { Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { Ring } from "../spinner/Ring.tsx";
import { ConfirmingText } from "./ConfirmingText.tsx";
import styles from "./PendingDeposits.module.css";

/** A deposit that the operator has not credited yet. */
export type PendingDeposit =
  /** A QR that the member has paid, as they state; `amount` is `null` when it is not known. */
  | { readonly kind: "qr"; readonly id: string; readonly amount: Satang | null }
  /** A slip that is being checked; `id` is its reference. */
  | { readonly kind: "slip"; readonly id: string };

export interface PendingDepositsProps {
  readonly deposits: readonly PendingDeposit[];
  /** Opens the slip's status. */
  readonly onOpenSlip: (reference: string) => void;
}

/** A line for each pending deposit; screen readers announce new ones. */
export function PendingDeposits({ deposits, onOpenSlip }: PendingDepositsProps) {
  const { t } = useTranslation("deposit");
  return (
    <output className={styles.lines} data-empty={deposits.length === 0}>
      {deposits.map((deposit) => (
        <span key={deposit.id} className={styles.line}>
          <Ring />
          <span className={styles.text}>
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
