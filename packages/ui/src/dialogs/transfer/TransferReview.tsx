import { formatAmount, satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import { MoneyReview } from "../review/MoneyReview.tsx";
import type { AccountOption } from "./AccountField.tsx";
import type { TransferIntent } from "./props.ts";

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
  const after = ({ name, balance }: AccountOption, change: number) => ({
    term: t("review.after", { name }),
    value: (
      <Amount amount={balance === null ? null : satang(balance + change)} unit={t("baht")} size="small" />
    ),
  });
  return (
    <MoneyReview
      heading={t("review.heading")}
      sentence={t("review.moves", { amount: formatAmount(intent.amount), from: from.name, to: to.name })}
      rows={[after(from, 0 - intent.amount), after(to, intent.amount)]}
    />
  );
}
