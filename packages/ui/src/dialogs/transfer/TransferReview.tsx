import { formatAmount, satang, type TransferIntent } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import { MoneyReview, ReviewRow } from "../../money-review/MoneyReview.tsx";
import type { AccountOption } from "./AccountField.tsx";

/** What the button will do: how much moves, and each account's balance afterwards. */
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
    <MoneyReview
      heading={t("review.heading")}
      sentence={t("review.moves", { amount: formatAmount(intent.amount), from: from.name, to: to.name })}
    >
      <After account={from} change={0 - intent.amount} />
      <After account={to} change={intent.amount} />
    </MoneyReview>
  );
}

function After({ account, change }: { readonly account: AccountOption; readonly change: number }) {
  const { t } = useTranslation("transfer");
  const { name, balance } = account;
  const after = balance === null ? null : satang(balance + change);
  return (
    <ReviewRow term={t("review.after", { name })}>
      <Amount amount={after} size="small" />
    </ReviewRow>
  );
}
