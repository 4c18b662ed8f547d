import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { BankAccount } from "@member-wallet/api";
import { accountNoDigits, checkEnglishName, needsEnglishName } from "@member-wallet/domain";
import { Button, CopyButton } from "@member-wallet/ui";
import { useDialogAddress } from "../../router/useDialogAddress.ts";

interface CopyAccountNoProps {
  accountNo: string;
  /** The member's own account; `null` while it is not known, which hinders no copying. */
  owner: BankAccount | null;
}

/**
 * Copies an account number, digits only. Where the member's bank takes English names and the account has another, the
 * name is edited first and the copy follows by itself (§4 Bank name edit).
 */
export function CopyAccountNo({ accountNo, owner }: CopyAccountNoProps) {
  const { t } = useTranslation(["profile", "parts"]);
  const { open } = useDialogAddress();
  const digits = accountNoDigits(accountNo);
  if (digits === "") return null;
  const { bankCode = "", bankAccountName = "" } = owner ?? {};
  if (!needsEnglishName(bankCode) || checkEnglishName(bankAccountName).kind === "ok") {
    return <CopyButton text={digits} label={t("profile:accountNo")} />;
  }
  return (
    <Button
      size="small"
      icon={Copy}
      aria-label={`${t("parts:copy")}: ${t("profile:accountNo")}`}
      onClick={() => open({ kind: "bank-account-name", copy: digits })}
    >
      {t("parts:copy")}
    </Button>
  );
}
