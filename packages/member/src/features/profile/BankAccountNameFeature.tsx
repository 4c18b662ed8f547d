import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGetProfileQuery, useUpdateBankAccountNameMutation } from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import { BankAccountNameDialog } from "@member-wallet/ui/dialogs/bank-account-name";
import { useErrorText } from "../../language/useErrorText.ts";
import { outcomeOf } from "../../calls/outcome.ts";
import { entryNotes } from "../../navigation/history-entry.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";

interface BankAccountNameFeatureProps {
  /** An account number whose copying waits for the name, and follows by itself (§4 Bank name edit). */
  copy: string | null;
}

/** Editing the bank account name; errors are danger toasts (§8). */
export function BankAccountNameFeature({ copy }: BankAccountNameFeatureProps) {
  const { t } = useTranslation("profile");
  const { close } = useDialogAddress();
  const toast = useToast();
  const textOf = useErrorText();
  const profile = useGetProfileQuery();
  const content = useLoadable(profile, ({ bankAccount }) => bankAccount.bankAccountName);
  const [update, { isLoading }] = useUpdateBankAccountNameMutation();
  // Only a copy button of this site asks for a number: a link's may be a stranger's.
  const [wanted] = useState(() => (entryNotes().dialogPushed ? copy : null));

  async function save(bankAccountName: string) {
    if (profile.data === undefined) return;
    const { bankCode } = profile.data.bankAccount;
    const outcome = outcomeOf(await update({ bankCode, bankAccountName }));
    if (outcome.kind === "cancelled") return;
    if (outcome.kind !== "done") {
      const text = outcome.kind === "refused" ? textOf(outcome.error) : t("savedUnknown");
      return toast({ tone: "danger", text });
    }
    close();
    toast({ tone: "positive", text: t("saved") });
    if (wanted !== null) await copyNow(wanted);
  }

  async function copyNow(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: "positive", text: t("copied", { text }) });
    } catch {
      // Some browsers copy only within a press: the copy button is there for another.
      toast({ tone: "danger", text: t("copyFailed") });
    }
  }

  return (
    <BankAccountNameDialog
      name={content}
      beforeCopy={wanted !== null}
      pending={isLoading}
      onSave={save}
      onClose={close}
    />
  );
}
