import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { TextField } from "../../field/TextField.tsx";
import { useFormValidation } from "../../form/useFormValidation.ts";
import { ProfileForm } from "../../profile-form/ProfileForm.tsx";
import type { Loadable } from "../../loadable/loadable.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";

/** The present name, and who saves another. */
export interface EditProfileDialogProps {
  /** The name as it is now. */
  readonly name: Loadable<string>;
  readonly pending: boolean;
  /** Why the last save failed; `null` when it did not. */
  readonly error: string | null;
  /** A name that is not empty, trimmed. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The member's name (§2 Profile). Bank data have their own dialog. */
export function EditProfileDialog(props: EditProfileDialogProps) {
  const { t } = useTranslation("dialogs");
  const { name, pending, onClose } = props;
  return (
    <Dialog title={t("edit-profile")} size="small" pending={pending} onClose={onClose}>
      <LoadableContent
        content={name}
        skeleton={
          <ContentSkeleton>
            <NameForm {...props} start="" />
          </ContentSkeleton>
        }
      >
        {(start) => <NameForm {...props} start={start} />}
      </LoadableContent>
    </Dialog>
  );
}

function NameForm({
  start,
  pending,
  error,
  onSave,
  onClose,
}: EditProfileDialogProps & { readonly start: string }) {
  const { t } = useTranslation("profile");
  const [name, setName] = useState(start);
  const trimmed = name.trim();
  const { problems, refusal, submit, edited } = useFormValidation({
    problems: { name: trimmed === "" ? ("missing" as const) : null },
    refusal: error,
    onValid: () => onSave(trimmed),
  });

  return (
    <ProfileForm onSubmit={submit} pending={pending} error={refusal} onCancel={onClose}>
      <TextField
        label={t("name")}
        name="name"
        autoComplete="nickname"
        value={name}
        error={problems.name && t("editProfile.nameMissing")}
        onChange={(next) => {
          edited();
          setName(next);
        }}
      />
    </ProfileForm>
  );
}
