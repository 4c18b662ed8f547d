import type { Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../amount/Amount.tsx";
import { Button } from "../button/Button.tsx";
import styles from "./InviteBonus.module.css";

/** What can be received, in satang, and whether a claim is running. */
export interface InviteBonusProps {
  /** The invite bonus that can be received; `null` when it is not known: then the server decides. */
  readonly amount: Satang | null;
  readonly pending: boolean;
  readonly onReceive: () => void;
}

/** The invite bonus with its receive button (§2 Member home); nothing can be received of nothing. */
export function InviteBonus({ amount, pending, onReceive }: InviteBonusProps) {
  const { t } = useTranslation(["invite", "claims"]);
  const nothing = amount !== null && amount <= 0;
  return (
    <section className={styles.bonus} aria-label={t("bonus")}>
      <div className={styles.text}>
        <span className={styles.label}>{t("bonus")}</span>
        <Amount amount={amount} />
      </div>
      <Button variant="primary" size="small" pending={pending} disabled={nothing} onClick={onReceive}>
        {t("receive")}
      </Button>
    </section>
  );
}
