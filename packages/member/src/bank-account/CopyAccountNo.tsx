import { useTranslation } from "react-i18next";
import type { BankAccount } from "@member-wallet/api";
import { accountNoDigits, checkEnglishName, needsEnglishName } from "@member-wallet/domain";
import { CopyButton, CopyLaterButton } from "@member-wallet/ui";
import { useDialogAddress } from "../navigation/useDialogAddress.ts";

interface CopyAccountNoProps {
  accountNo: string;
  /** The member's own account; `null` while it is not known, which hinders no copying. */
  owner: BankAccount | null;
}

/**
 * Copies an account number, digits only. Where the member's bank takes English names and the account has another, the
 * name is edited first and the copy follows by itself (§4 Bank name edit); a line at the button says so beforehand.
 */
export function CopyAccountNo({ accountNo, owner }: CopyAccountNoProps) {
  const { t } = useTranslation("profile");
  const { open } = useDialogAddress();
  const digits = accountNoDigits(accountNo);
  if (digits === "") return null;
  const { bankCode = "", bankAccountName = "" } = owner ?? {};
  if (!needsEnglishName(bankCode) || checkEnglishName(bankAccountName).kind === "ok") {
    return <CopyButton text={digits} label={t("accountNo")} />;
  }
  return (
    <CopyLaterButton
      label={t("accountNo")}
      reason={t("editBankName.beforeCopy")}
      onPress={() => open({ kind: "bank-account-name", copy: digits })}
    />
  );
}
