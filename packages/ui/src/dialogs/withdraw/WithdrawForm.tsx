import { checkWithdrawal, formatAmount, type WithdrawOffer, withdrawShare } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { type AmountChoice, AmountField } from "../../field/AmountField.tsx";
import { FormShell } from "../../form/FormShell.tsx";
import { useFormValidation } from "../../form/useFormValidation.ts";
import { TextLink } from "../../link/TextLink.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { availableOf } from "./available.ts";
import type { WithdrawBonus, WithdrawData, WithdrawDialogProps } from "./props.ts";
import { useProblemText } from "./useProblemText.ts";
import styles from "./WithdrawForm.module.css";
import { WithdrawLimitsList } from "./WithdrawLimitsList.tsx";
import { WithdrawReview } from "./WithdrawReview.tsx";

const PERCENTS = [25, 50, 75] as const;

interface WithdrawFormProps extends Pick<
  WithdrawDialogProps,
  "draft" | "pending" | "bonusHref" | "onDraftChange" | "onWithdraw"
> {
  readonly data: WithdrawData;
  readonly offer: Exclude<WithdrawOffer, { readonly kind: "closed" }>;
}

/** The amount, its limits, the destination and the remaining balance. */
export function WithdrawForm({
  data,
  offer,
  draft,
  pending,
  bonusHref,
  onDraftChange,
  onWithdraw,
}: WithdrawFormProps) {
  const { t } = useTranslation("withdraw");
  const { balance, limits, destination, updating } = data;
  const available = availableOf(balance);
  const problemText = useProblemText();
  const choices = useChoices(data, offer);
  const checked = checkWithdrawal(draft.amount, limits, available);
  const problem = checked.kind === "ready" ? null : checked;
  const isEarly = problem?.kind === "not-enough" || problem?.kind === "above-maximum";
  const { problems, submit } = useFormValidation({
    problems: { amount: problem },
    early: { amount: isEarly ? problem : null },
    onValid: () => {
      if (checked.kind === "ready") onWithdraw(checked.amount);
    },
  });

  return (
    <div className={styles.content} data-updating={updating}>
      {data.bonus && <BonusNotice bonus={data.bonus} href={bonusHref} />}
      <WithdrawLimitsList balance={balance} limits={limits} />
      {offer.kind === "too-little" && (
        <Notice tone="warning" announced>
          {offer.minimum > 0 ? t("tooLittle", { amount: formatAmount(offer.minimum) }) : t("nothing")}
        </Notice>
      )}
      <p className={styles.advice}>{t("advice")}</p>
      <FormShell
        onSubmit={submit}
        pending={pending}
        error={null}
        submitLabel={t("submit")}
        submitVariant={offer.kind === "too-little" ? "secondary" : "primary"}
      >
        <AmountField
          label={t("amount")}
          value={draft.amount}
          // While a call runs, the draft stays what is being sent.
          onChange={(amount) => {
            if (!pending) onDraftChange({ amount });
          }}
          placeholder="0.00"
          choices={choices}
          error={problems.amount && problemText(problems.amount)}
        />
        {checked.kind === "ready" && (
          <WithdrawReview
            amount={checked.amount}
            remaining={checked.remaining}
            atMost={data.bonus !== null}
            destination={destination}
          />
        )}
      </FormShell>
    </div>
  );
}

/** A withdrawal before a bonus's conditions are met is refused; afterwards it ends the bonus, which may cut the rest. */
function BonusNotice({ bonus, href }: { readonly bonus: WithdrawBonus; readonly href: string }) {
  const { t } = useTranslation("withdraw");
  return (
    <Notice
      tone="warning"
      title={bonus.code === null ? t("bonus.title") : t("bonus.titleOf", { code: bonus.code })}
      action={
        <TextLink to={href} variant="standalone">
          {t("bonus.open")}
        </TextLink>
      }
      announced
    >
      {t(bonus.isFree ? "bonus.free" : "bonus.text")}
    </Notice>
  );
}

/** Shares of the balance, and the maximum; those outside the limits or not known are absent. */
function useChoices({ balance, limits }: WithdrawData, offer: WithdrawFormProps["offer"]): AmountChoice[] {
  const { t } = useTranslation("withdraw");
  if (offer.kind !== "open" || offer.most === null) return [];
  const available = availableOf(balance);
  const shares = PERCENTS.flatMap((percent) => {
    const share = withdrawShare(percent, limits, available);
    return share === null ? [] : [{ label: t("percent", { percent }), text: formatAmount(share) }];
  });
  const whole = offer.most === available ? t("all") : t("maximum");
  return [...shares, { label: whole, text: formatAmount(offer.most) }];
}
