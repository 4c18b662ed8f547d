import { useTranslation } from "react-i18next";
import { type ApiError, toApiError, useChangePasswordMutation } from "@member-wallet/api";
import { useAlert, useToast } from "@member-wallet/ui";
import { ChangePasswordDialog, type PasswordChange } from "@member-wallet/ui/dialogs/change-password";
import { useErrorText } from "../../language/useErrorText.ts";
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
    const { error } = await changePassword(change);
    if (error === undefined) {
      close();
      toast({ tone: "positive", text: t("password.saved") });
      return;
    }
    const failure = toApiError(error);
    if (failure.kind === "aborted" || failure.kind === "signed-out" || failure.kind === "gone") return;
    if (mayHaveHappened(failure)) {
      void alert({ tone: "warning", title: t("password.unknown"), body: t("password.unknownText") });
      return;
    }
    const body = isAboutNewPassword(failure) ? t("password.newRefused") : textOf(failure);
    void alert({ tone: "danger", title: t("password.failed"), body });
  }

  return <ChangePasswordDialog pending={isLoading} onSave={save} onClose={close} />;
}

/** No answer came: the old password may be the wrong one by now, and the member must know. */
function mayHaveHappened({ kind }: ApiError): boolean {
  return kind === "timeout" || kind === "offline";
}

/** The only detail that a member gives here, besides the old password, which has a code of its own. */
function isAboutNewPassword(error: ApiError): boolean {
  return error.kind === "refused" && error.message === "INVALID_USER_INFO";
}
