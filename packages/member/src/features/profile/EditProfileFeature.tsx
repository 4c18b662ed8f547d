import { useTranslation } from "react-i18next";
import { useGetProfileQuery, useUpdateProfileMutation } from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import { EditProfileDialog } from "@member-wallet/ui/dialogs/edit-profile";
import { useErrorText } from "../../language/useErrorText.ts";
import type { CallOutcome } from "../../calls/outcome.ts";
import { type CallState, useCall } from "../../calls/useCall.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";
import { useLoadable } from "../../store/useLoadable.ts";

/**
 * Editing the name; the bank fields go along as the server has them now: another device may have changed them. A failure
 * shows at the form, or in a toast once it was left.
 */
export function EditProfileFeature() {
  const { t } = useTranslation("profile");
  const { close } = useDialogAddress();
  const toast = useToast();
  const textOf = useErrorText();
  const profile = useGetProfileQuery();
  const content = useLoadable(profile, (answer) => answer.profile.name);
  const [update] = useUpdateProfileMutation();
  const { state, run } = useCall<"save">();
  const isMounted = useIsMounted();

  async function save(name: string) {
    const outcome = await run("save", async () => {
      const now = await profile.refetch();
      if (now.data === undefined || now.isError) return { error: now.error };
      const { bankCode, bankAccountName, bankAccountNo } = now.data.bankAccount;
      return update({ name, bankCode, bankAccountName, bankAccountNo });
    });
    const failure = failureOf(outcome);
    if (failure !== null && !isMounted()) toast({ tone: "danger", text: failure });
    if (outcome.kind !== "done") return;
    close();
    toast({ tone: "positive", text: t("saved") });
  }

  function failureOf(call: CallState<"save"> | CallOutcome<unknown>): string | null {
    if (call.kind === "refused") return textOf(call.error);
    return "resend" in call ? t("savedUnknown") : null;
  }

  return (
    <EditProfileDialog
      name={content}
      pending={state.kind === "pending"}
      error={failureOf(state)}
      onSave={save}
      onClose={close}
    />
  );
}
