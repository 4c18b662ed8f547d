import { checkEnglishName, toUpperAscii } from "@member-wallet/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { UpperCaseField } from "../../field/UpperCaseField.tsx";
import { useFormValidation } from "../../form/useFormValidation.ts";
import { ProfileForm } from "../../profile-form/ProfileForm.tsx";
import { Notice } from "../../notice/Notice.tsx";
import type { Loadable } from "../../loadable/loadable.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";

/** The present name, and who saves another. */
export interface BankAccountNameDialogProps {
  /** The bank account name as it is now. */
  readonly name: Loadable<string>;
  /** A copy opened it, and follows once the name is saved (§4 Bank name edit). */
  readonly beforeCopy: boolean;
  readonly pending: boolean;
  /** A name in English letters and spaces, upper-cased and trimmed. The caller shows the outcome. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The bank account name: English letters and spaces only, forced to upper case (§5). */
export function BankAccountNameDialog(props: BankAccountNameDialogProps) {
  const { t } = useTranslation("dialogs");
  const { name, pending, onClose } = props;
  return (
    <Dialog title={t("bank-account-name")} pending={pending} onClose={onClose}>
      <LoadableContent
        content={name}
        skeleton={
          <ContentSkeleton>
            <BankNameForm {...props} start="" />
          </ContentSkeleton>
        }
      >
        {(start) => <BankNameForm {...props} start={start} />}
      </LoadableContent>
    </Dialog>
  );
}

function BankNameForm(props: BankAccountNameDialogProps & { readonly start: string }) {
  const { t } = useTranslation("profile");
  const { start, beforeCopy, pending, onSave, onClose } = props;
  const [name, setName] = useState(toUpperAscii(start));
  const { kind } = checkEnglishName(name.trim());
  const { problems, submit, edited } = useFormValidation({
    problems: { name: kind === "ok" ? null : kind },
    onValid: () => onSave(name.trim()),
  });

  return (
    <ProfileForm onSubmit={submit} pending={pending} error={null} onCancel={onClose}>
      {beforeCopy && <Notice tone="info">{t("editBankName.beforeCopy")}</Notice>}
      <UpperCaseField
        label={t("bankAccountName")}
        name="bankAccountName"
        autoComplete="name"
        hint={t("editBankName.hint")}
        value={name}
        error={
          problems.name && (problems.name === "empty" ? t("editBankName.missing") : t("editBankName.english"))
        }
        onChange={(next) => {
          edited();
          setName(next);
        }}
      />
    </ProfileForm>
  );
}
