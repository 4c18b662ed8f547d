import { useTranslation } from "react-i18next";
import { useGetProfileQuery, useUpdateProfileMutation } from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import { EditProfileDialog } from "@member-wallet/ui/dialogs/edit-profile";
import { useErrorText } from "../../language/useErrorText.ts";
import { useCall } from "../../calls/useCall.ts";
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
  const [update] = useUpdateProfileMutation();
  const { state, run } = useCall<"save">();

  async function save(name: string) {
    if (profile.data === undefined) return;
    const { bankCode, bankAccountName, bankAccountNo } = profile.data.bankAccount;
    const { kind } = await run("save", () => update({ name, bankCode, bankAccountName, bankAccountNo }));
    if (kind !== "done") return;
    close();
    toast({ tone: "positive", text: t("saved") });
  }

  function error(): string | null {
    if (state.kind === "refused") return textOf(state.error);
    return "resend" in state ? t("savedUnknown") : null;
  }

  return (
    <EditProfileDialog
      name={content}
      pending={state.kind === "pending"}
      error={error()}
      onSave={save}
      onClose={close}
    />
  );
}
