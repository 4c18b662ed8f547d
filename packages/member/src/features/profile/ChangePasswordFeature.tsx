import { useTranslation } from "react-i18next";
import { type ApiError, useChangePasswordMutation } from "@member-wallet/api";
import { useAlert, useToast } from "@member-wallet/ui";
import { ChangePasswordDialog, type PasswordChange } from "@member-wallet/ui/dialogs/change-password";
import { useErrorText } from "../../language/useErrorText.ts";
import { outcomeOf } from "../../calls/outcome.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";

/** Changing the password: a saved message, or an alert with what went wrong (§2 Profile, §8). */
export function ChangePasswordFeature() {
  const { t } = useTranslation("profile");
  const { close } = useDialogAddress();
  const alert = useAlert();
  const toast = useToast();
  const textOf = useErrorText();
  const [changePassword, { isLoading }] = useChangePasswordMutation();

  async function save(change: PasswordChange) {
    const outcome = outcomeOf(await changePassword(change));
    switch (outcome.kind) {
      case "done":
        close();
        return toast({ tone: "positive", text: t("password.saved") });
      case "refused": {
        const { error } = outcome;
        const body = isAboutNewPassword(error) ? t("password.newRefused") : textOf(error);
        return void alert({ tone: "danger", title: t("password.failed"), body });
      }
      // The old password may be the wrong one by now, and the member must know.
      case "unknown":
      case "still-running":
        return void alert({ tone: "warning", title: t("password.unknown"), body: t("password.unknownText") });
      case "cancelled":
        return undefined;
    }
  }

  return <ChangePasswordDialog pending={isLoading} onSave={save} onClose={close} />;
}

/** The only detail that a member gives here, besides the old password, which has a code of its own. */
function isAboutNewPassword(error: ApiError): boolean {
  return error.kind === "refused" && error.message === "INVALID_USER_INFO";
}
