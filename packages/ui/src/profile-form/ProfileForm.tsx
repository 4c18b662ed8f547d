import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../button/Button.tsx";
import { FormShell } from "../form/FormShell.tsx";

interface ProfileFormProps {
  readonly onSubmit: () => void | Promise<unknown>;
  readonly pending: boolean;
  /** Why the last save failed; `null` when it did not, or when the caller shows it elsewhere. */
  readonly error: string | null;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form of the member's profile, with "Save" and "Cancel". */
export function ProfileForm({ onSubmit, pending, error, onCancel, children }: ProfileFormProps) {
  const { t } = useTranslation(["profile", "ui"]);
  return (
    <FormShell
      onSubmit={onSubmit}
      pending={pending}
      error={error}
      submitLabel={t("save")}
      secondary={
        <Button block disabled={pending} onClick={onCancel}>
          {t("ui:cancel")}
        </Button>
      }
    >
      {children}
    </FormShell>
  );
}
