import { useTranslation } from "react-i18next";
import type { BankProblems } from "./check-steps.ts";

/** The texts of the bank step's errors and currencies; none for valid fields. */
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
    /** A currency without a translation shows its code. */
    currency: (code: string) => (code === "LAK" || code === "BAHT" ? t(`bank.${code}`) : code),
  };
}
