import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { TextField } from "../../field/TextField.tsx";
import { FormShell } from "../../form/FormShell.tsx";
import type { Loadable } from "../../loadable/loadable.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { Skeleton } from "../../skeleton/Skeleton.tsx";

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
  const { t } = useTranslation("profile");
  const { name, pending, onClose } = props;
  return (
    <Dialog title={t("editProfile.title")} size="small" pending={pending} onClose={onClose}>
      <LoadableContent content={name} skeleton={<Skeleton lines={3} />}>
        {(start) => <NameForm {...props} start={start} />}
      </LoadableContent>
    </Dialog>
  );
}

function NameForm({ start, pending, error, onSave, onClose }: EditProfileDialogProps & { start: string }) {
  const { t } = useTranslation("profile");
  const [name, setName] = useState(start);
  const [missing, setMissing] = useState(false);
  // What was refused is no longer what stands in the field.
  const [changed, setChanged] = useState(false);

  async function submit() {
    const trimmed = name.trim();
    setMissing(trimmed === "");
    setChanged(false);
    if (trimmed !== "") await onSave(trimmed);
  }

  return (
    <FormShell
      onSubmit={submit}
      pending={pending}
      error={missing || changed ? null : error}
      submitLabel={t("save")}
      secondary={
        <Button block disabled={pending} onClick={onClose}>
          {t("cancel")}
        </Button>
      }
    >
      <TextField
        label={t("name")}
        name="name"
        autoComplete="nickname"
        value={name}
        error={missing ? t("editProfile.nameMissing") : null}
        onChange={(next) => {
          setMissing(false);
          setChanged(true);
          setName(next);
        }}
      />
    </FormShell>
  );
}
