import { formatAmount, type Satang, satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import type { AccountOption } from "./AccountField.tsx";
import type { TransferIntent } from "./props.ts";
import styles from "./TransferReview.module.css";

/** What the press will do, before it is pressed: what moves, and what each account holds afterwards. */
export function TransferReview({
  intent,
  accounts,
}: {
  readonly intent: TransferIntent;
  readonly accounts: readonly AccountOption[];
}) {
  const { t } = useTranslation("transfer");
  const from = accounts.find(({ id }) => id === intent.from);
  const to = accounts.find(({ id }) => id === intent.to);
  if (!from || !to) return null;
  return (
    <section className={styles.review} aria-label={t("review.heading")}>
      <p className={styles.sentence}>
        {t("review.moves", { amount: formatAmount(intent.amount), from: from.name, to: to.name })}
      </p>
      <dl className={styles.after}>
        <After account={from} change={0 - intent.amount} />
        <After account={to} change={intent.amount} />
      </dl>
    </section>
  );
}

function After({ account, change }: { account: AccountOption; change: number }) {
  const { t } = useTranslation("transfer");
  const after: Satang | null = account.balance === null ? null : satang(account.balance + change);
  return (
    <div className={styles.row}>
      <dt>{t("review.after", { name: account.name })}</dt>
      <dd className={styles.figure}>
        <Amount amount={after} unit={t("baht")} size="small" />
      </dd>
    </div>
  );
}
