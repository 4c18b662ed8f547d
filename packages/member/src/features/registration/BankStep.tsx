import { useTranslation } from "react-i18next";
import { useGetBanksQuery } from "@member-wallet/api";
import { needsEnglishName } from "@member-wallet/domain";
import {
  ErrorState,
  FormShell,
  SegmentedControl,
  SelectField,
  Skeleton,
  TextField,
  UpperCaseField,
  useFormValidation,
} from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import styles from "./BankStep.module.css";
import { bankOptions } from "./bank-options.ts";
import { checkBank } from "./check-steps.ts";
import type { RegistrationDraft } from "./draft.ts";
import { RecommendedBanks } from "./RecommendedBanks.tsx";
import { useBankLabels } from "./useBankLabels.ts";
import { problemAt, type Registration } from "./useRegistration.ts";

interface BankStepProps {
  registration: Registration;
  pending: boolean;
  onCreate: () => Promise<void>;
}

/** Step 4: the bank account, whose currency is asked for where the market leaves a choice (§2, §5). */
export function BankStep({ registration, pending, onCreate }: BankStepProps) {
  const { t, i18n } = useTranslation("register");
  const { draft, market } = registration;
  const banks = useGetBanksQuery(useCurrentLanguage());
  const textOf = useErrorText();
  const { problems, submit, edited } = useFormValidation({ problems: checkBank(draft), onValid: onCreate });
  const words = useBankLabels();

  if (banks.data === undefined) {
    return banks.isError ? (
      <ErrorState
        message={textOf(banks.error)}
        pending={banks.isFetching}
        onRetry={() => void banks.refetch()}
      />
    ) : (
      <div aria-busy="true">
        <Skeleton shape="block" />
        <Skeleton lines={4} />
      </div>
    );
  }

  const { recommended, others } = bankOptions(banks.data, market.recommendedBanks, i18n.language);
  const refused = (field: "bankCode" | "accountNo" | "firstName") => problemAt(registration, "bank", field);
  const englishHint = needsEnglishName(draft.bankCode) ? t("bank.englishHint") : null;

  function change(part: Partial<RegistrationDraft>) {
    edited();
    registration.change(part);
  }

  return (
    <FormShell
      onSubmit={() => {
        registration.clearProblem();
        return submit();
      }}
      pending={pending}
      error={problemAt(registration, "bank", "form")}
      submitLabel={t("bank.submit")}
    >
      <RecommendedBanks
        banks={recommended}
        chosen={draft.bankCode}
        onChoose={(bankCode) => change({ bankCode })}
      />
      <SelectField
        label={t("bank.bank")}
        name="bank"
        value={draft.bankCode}
        error={words.bankCode(problems.bankCode) ?? refused("bankCode")}
        options={
          recommended.length === 0
            ? others
            : [
                { label: t("bank.recommended"), options: recommended },
                { label: t("bank.others"), options: others },
              ]
        }
        onChange={(bankCode) => change({ bankCode })}
      />
      <TextField
        label={t("bank.accountNo")}
        name="accountNo"
        inputMode="numeric"
        autoComplete="off"
        value={draft.accountNo}
        error={words.accountNo(problems.accountNo) ?? refused("accountNo")}
        onChange={(accountNo) => change({ accountNo })}
      />
      <UpperCaseField
        label={t("bank.firstName")}
        name="firstName"
        autoComplete="given-name"
        hint={englishHint}
        value={draft.firstName}
        error={words.firstName(problems.firstName) ?? refused("firstName")}
        onChange={(firstName) => change({ firstName })}
      />
      <UpperCaseField
        label={t("bank.lastName")}
        name="lastName"
        autoComplete="family-name"
        hint={englishHint}
        value={draft.lastName}
        error={words.lastName(problems.lastName)}
        onChange={(lastName) => change({ lastName })}
      />
      {market.currency.kind === "choice" && (
        <div className={styles.currency}>
          <span className={styles.currencyLabel} aria-hidden>
            {t("bank.currency")}
          </span>
          <SegmentedControl
            label={t("bank.currency")}
            segments={market.currency.options.map((code) => ({ value: code, label: words.currency(code) }))}
            value={draft.currency}
            onChange={(currency) => change({ currency })}
          />
        </div>
      )}
    </FormShell>
  );
}
