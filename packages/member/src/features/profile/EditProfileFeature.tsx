import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useGetProfileQuery, useUpdateProfileMutation } from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import { EditProfileDialog } from "@member-wallet/ui/dialogs/edit-profile";
import { useErrorText } from "../../language/useErrorText.ts";
import { outcomeOf } from "../../money-calls/mutation/outcome.ts";
import type { Failure } from "../../money-calls/mutation/useIdempotentMutation.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";

/** Editing the name; the bank fields go along unchanged. */
export function EditProfileFeature() {
  const { t } = useTranslation("profile");
  const { close } = useDialogAddress();
  const toast = useToast();
  const textOf = useErrorText();
  const profile = useGetProfileQuery();
  const content = useLoadable(profile, (answer) => answer.profile.name);
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<Failure | null>(null);

  async function save(name: string) {
    if (profile.data === undefined) return;
    const { bankCode, bankAccountName, bankAccountNo } = profile.data.bankAccount;
    setFailure(null);
    const outcome = outcomeOf(await update({ name, bankCode, bankAccountName, bankAccountNo }));
    if (outcome.kind === "cancelled") return;
    if (outcome.kind !== "done") return setFailure(outcome);
    close();
    toast({ tone: "positive", text: t("saved") });
  }

  return (
    <EditProfileDialog
      name={content}
      pending={isLoading}
      error={failure && (failure.kind === "refused" ? textOf(failure.error) : t("savedUnknown"))}
      onSave={save}
      onClose={close}
    />
  );
}
