import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ADVISED_PASSWORD_LENGTH } from "@member-wallet/domain";
import { Dialog } from "../../dialog/Dialog.tsx";
import { PasswordField } from "../../field/PasswordField.tsx";
import { useFormValidation } from "../../form/useFormValidation.ts";
import { ProfileForm } from "../../profile-form/ProfileForm.tsx";
import { checkPasswords, type PasswordDraft } from "./check-passwords.ts";

/** Two passwords that have passed the rules (§5 Change password). */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Who sends the change; the passwords stay in the dialog until then. */
export interface ChangePasswordDialogProps {
  /** The change is running: the dialog does not close. */
  readonly pending: boolean;
  /** Called with valid passwords. The caller shows the outcome. */
  readonly onSave: (change: PasswordChange) => Promise<void>;
  readonly onClose: () => void;
}

const EMPTY: PasswordDraft = { oldPassword: "", newPassword: "", confirmation: "" };

/** Old password, new password and its confirmation (§2 Profile, §5 Change password). Nothing else stores them. */
export function ChangePasswordDialog({ pending, onSave, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation(["profile", "dialogs"]);
  const [draft, setDraft] = useState(EMPTY);
  const { problems, submit, edited } = useFormValidation({
    problems: checkPasswords(draft),
    onValid: () => onSave({ oldPassword: draft.oldPassword, newPassword: draft.newPassword }),
  });

  function change(part: Partial<PasswordDraft>) {
    edited();
    setDraft((current) => ({ ...current, ...part }));
  }

  return (
    <Dialog title={t("dialogs:change-password")} steady pending={pending} onClose={onClose}>
      <ProfileForm onSubmit={submit} pending={pending} error={null} onCancel={onClose}>
        <PasswordField
          label={t("password.old")}
          name="oldPassword"
          autoComplete="current-password"
          value={draft.oldPassword}
          error={problems.oldPassword && t("password.oldMissing")}
          onChange={(oldPassword) => change({ oldPassword })}
        />
        <PasswordField
          label={t("password.new")}
          name="newPassword"
          autoComplete="new-password"
          hint={t("password.newHint", { length: ADVISED_PASSWORD_LENGTH })}
          value={draft.newPassword}
          error={problems.newPassword && t("password.newMissing")}
          onChange={(newPassword) => change({ newPassword })}
        />
        <PasswordField
          label={t("password.confirmation")}
          name="confirmation"
          autoComplete="new-password"
          value={draft.confirmation}
          error={
            problems.confirmation &&
            (problems.confirmation === "missing" ? t("password.confirmationMissing") : t("password.mismatch"))
          }
          onChange={(confirmation) => change({ confirmation })}
        />
      </ProfileForm>
    </Dialog>
  );
}
