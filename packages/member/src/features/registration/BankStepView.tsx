import { useTranslation } from "react-i18next";
import { needsEnglishName } from "@member-wallet/domain";
import {
  ContentSkeleton,
  FormShell,
  type Loadable,
  LoadableContent,
  SAMPLE_TEXT,
  SegmentedControl,
  SelectField,
  TextField,
  UpperCaseField,
} from "@member-wallet/ui";
import type { BankOption } from "./bank-options.ts";
import styles from "./BankStepView.module.css";
import { RecommendedBanksView } from "./RecommendedBanksView.tsx";

/** The input. */
interface BankValues {
  bankCode: string;
  accountNo: string;
  firstName: string;
  lastName: string;
  currency: string;
}

/** The banks in two lists: the market's recommended ones, which may be none, and all others. */
interface BankLists {
  recommended: BankOption[];
  others: BankOption[];
}

interface BankStepViewProps {
  banks: Loadable<BankLists>;
  /** The codes of the market's recommended banks, in its order: they are known before the lists. */
  recommended: readonly string[];
  values: BankValues;
  /** The error of a field; absent or `null` for none. */
  errors: { [Field in Exclude<keyof BankValues, "currency">]?: string | null | undefined };
  /** Why the step failed; shown under the form. */
  failure: string | null;
  /** The account is being created. */
  pending: boolean;
  /** The currencies to choose from; `null` where the market offers no choice. */
  currencies: readonly { value: string; label: string }[] | null;
  onChange: (part: Partial<BankValues>) => void;
  onSubmit: () => void | Promise<unknown>;
}

/** Step 4 of a registration: the bank account, and its currency where the market offers a choice (§2, §5). */
export function BankStepView(props: BankStepViewProps) {
  const recommended = props.recommended.map((value) => ({ value, label: SAMPLE_TEXT }));
  return (
    <LoadableContent
      content={props.banks}
      skeleton={
        <ContentSkeleton>
          <BankForm {...props} lists={{ recommended, others: [] }} />
        </ContentSkeleton>
      }
    >
      {(banks) => <BankForm {...props} lists={banks} />}
    </LoadableContent>
  );
}

function BankForm(props: BankStepViewProps & { lists: BankLists }) {
  const { lists, values, errors, failure, pending, currencies, onChange, onSubmit } = props;
  const { t } = useTranslation("register");
  const { recommended, others } = lists;
  const englishHint = needsEnglishName(values.bankCode) ? t("bank.englishHint") : null;
  return (
    <FormShell onSubmit={onSubmit} pending={pending} error={failure} submitLabel={t("bank.submit")}>
      <RecommendedBanksView
        banks={recommended}
        chosen={values.bankCode}
        onChoose={(bankCode) => onChange({ bankCode })}
      />
      <SelectField
        label={t("bank.bank")}
        name="bank"
        value={values.bankCode}
        error={errors.bankCode}
        options={
          recommended.length === 0
            ? others
            : [
                { label: t("bank.recommended"), options: recommended },
                { label: t("bank.others"), options: others },
              ]
        }
        onChange={(bankCode) => onChange({ bankCode })}
      />
      <TextField
        label={t("bank.accountNo")}
        name="accountNo"
        inputMode="numeric"
        autoComplete="off"
        value={values.accountNo}
        error={errors.accountNo}
        onChange={(accountNo) => onChange({ accountNo })}
      />
      <UpperCaseField
        label={t("bank.firstName")}
        name="firstName"
        autoComplete="given-name"
        hint={englishHint}
        value={values.firstName}
        error={errors.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <UpperCaseField
        label={t("bank.lastName")}
        name="lastName"
        autoComplete="family-name"
        hint={englishHint}
        value={values.lastName}
        error={errors.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
      {currencies !== null && (
        <div className={styles.currency}>
          <span className={styles.currencyLabel} aria-hidden>
            {t("bank.currency")}
          </span>
          <SegmentedControl
            label={t("bank.currency")}
            segments={currencies}
            value={values.currency}
            onChange={(currency) => onChange({ currency })}
          />
        </div>
      )}
    </FormShell>
  );
}
