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
  /** The end of a bonus may cut what remains. */
  readonly atMost: boolean;
  readonly destination: WithdrawDestination;
}

/** What the button will do: how much goes to which account, and what remains. */
export function WithdrawReview({ amount, remaining, atMost, destination }: WithdrawReviewProps) {
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
      {!destination.isBaht && <ReviewRow term={t("review.inKip")}>{t("review.atRate")}</ReviewRow>}
      <ReviewRow term={t(atMost ? "review.remainingAtMost" : "review.remaining")}>
        <Amount amount={remaining} size="small" />
      </ReviewRow>
    </MoneyReview>
  );
}
