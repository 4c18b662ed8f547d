import { formatAmount, maskAccountNo, MISSING, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { AccountNo } from "../../account-no/AccountNo.tsx";
import { Amount } from "../../amount/Amount.tsx";
import { MoneyReview, ReviewRow } from "../../money-review/MoneyReview.tsx";
import { MultilingualText } from "../../text/MultilingualText.tsx";
import type { WithdrawDestination } from "./props.ts";

interface WithdrawReviewProps {
  readonly amount: Satang;
  /** The total balance afterwards; `null` when not known. */
  readonly remaining: Satang | null;
  readonly destination: WithdrawDestination;
}

/** What the button will do: how much goes to which account, and what remains. */
export function WithdrawReview({ amount, remaining, destination }: WithdrawReviewProps) {
  const { t } = useTranslation("withdraw");
  const masked = maskAccountNo(destination.accountNo);
  const known = destination.bank !== "" || masked !== MISSING;
  return (
    <MoneyReview
      heading={t("review.heading")}
      sentence={t("review.amount", { amount: formatAmount(amount) })}
    >
      <ReviewRow term={t("review.to")}>
        {known ? (
          <strong>
            <MultilingualText text={destination.bank} />{" "}
            {masked !== MISSING && <AccountNo>{masked}</AccountNo>}
          </strong>
        ) : (
          t("review.registered")
        )}
      </ReviewRow>
      <ReviewRow term={t("review.remaining")}>
        <Amount amount={remaining} unit={t("baht")} size="small" />
      </ReviewRow>
    </MoneyReview>
  );
}
