import { useTranslation } from "react-i18next";
import type { BankProblems } from "./check-steps.ts";

/** What the bank step says of its fields and currencies; nothing where nothing is wrong. */
export function useBankLabels() {
  const { t } = useTranslation("register");
  return {
    bankCode: (problem: BankProblems["bankCode"]) => (problem ? t("bank.bankMissing") : undefined),
    accountNo: (problem: BankProblems["accountNo"]) =>
      problem && (problem === "missing" ? t("bank.accountNoMissing") : t("bank.accountNoMalformed")),
    firstName: (problem: BankProblems["firstName"]) =>
      problem && (problem === "missing" ? t("bank.firstNameMissing") : t("bank.english")),
    lastName: (problem: BankProblems["lastName"]) =>
      problem && (problem === "missing" ? t("bank.lastNameMissing") : t("bank.english")),
    /** A currency that has no word of ours is shown by its code. */
    currency: (code: string) => (code === "LAK" || code === "BAHT" ? t(`bank.${code}`) : code),
  };
}
