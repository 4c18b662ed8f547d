import { useTranslation } from "react-i18next";
import { useGetBanksQuery } from "@member-wallet/api";
import { useFormValidation } from "@member-wallet/ui";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";
import { bankOptions } from "./bank-options.ts";
import { BankStepView } from "./BankStepView.tsx";
import { checkBank } from "./check-steps.ts";
import type { RegistrationDraft } from "./draft.ts";
import { useBankLabels } from "./useBankLabels.ts";
import { problemAt, type Registration } from "./useRegistration.ts";

interface BankStepProps {
  registration: Registration;
  pending: boolean;
  onCreate: () => Promise<void>;
}

/** Step 4: the bank account, with its currency where the market offers a choice (§2, §5). */
export function BankStep({ registration, pending, onCreate }: BankStepProps) {
  const { i18n } = useTranslation();
  const { draft, market } = registration;
  const banks = useLoadable(useGetBanksQuery(useCurrentLanguage()), (all) =>
    bankOptions(all, market.recommendedBanks, i18n.language),
  );
  const { problems, submit, edited } = useFormValidation({ problems: checkBank(draft), onValid: onCreate });
  const labels = useBankLabels();

  const refused = (field: "accountNo" | "firstName") => problemAt(registration, "bank", field);

  function change(part: Partial<RegistrationDraft>) {
    edited();
    registration.change(part);
  }

  return (
    <BankStepView
      banks={banks}
      recommended={market.recommendedBanks}
      values={draft}
      errors={{
        bankCode: labels.bankCode(problems.bankCode),
        accountNo: labels.accountNo(problems.accountNo) ?? refused("accountNo"),
        firstName: labels.firstName(problems.firstName) ?? refused("firstName"),
        lastName: labels.lastName(problems.lastName),
      }}
      failure={problemAt(registration, "bank", "form")}
      pending={pending}
      currencies={
        market.currency.kind === "choice"
          ? market.currency.options.map((code) => ({ value: code, label: labels.currency(code) }))
          : null
      }
      onChange={change}
      onSubmit={() => {
        registration.clearProblem();
        return submit();
      }}
    />
  );
}
