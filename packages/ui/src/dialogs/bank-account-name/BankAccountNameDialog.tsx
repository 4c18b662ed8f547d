import { type AccountNameCheck, checkEnglishName, toUpperAscii } from "@member-wallet/domain";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { UpperCaseField } from "../../field/UpperCaseField.tsx";
import { FormShell } from "../../form/FormShell.tsx";
import type { Loadable } from "../../loadable/loadable.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { Skeleton } from "../../skeleton/Skeleton.tsx";

export interface BankAccountNameDialogProps {
  /** The bank account name as it is now. */
  readonly name: Loadable<string>;
  /** It was opened by a copy that follows once the name is saved (§4 Bank name edit). */
  readonly beforeCopy: boolean;
  readonly pending: boolean;
  /** A name in English letters and spaces, upper-cased and trimmed. How it ends, the caller says. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** The bank account name: English letters and spaces only, forced to upper case (§5). */
export function BankAccountNameDialog(props: BankAccountNameDialogProps) {
  const { t } = useTranslation("profile");
  const { name, pending, onClose } = props;
  return (
    <Dialog title={t("editBankName.title")} pending={pending} onClose={onClose}>
      <LoadableContent content={name} skeleton={<Skeleton lines={3} />}>
        {(start) => <BankNameForm {...props} start={start} />}
      </LoadableContent>
    </Dialog>
  );
}

function BankNameForm(props: BankAccountNameDialogProps & { start: string }) {
  const { t } = useTranslation("profile");
  const { start, beforeCopy, pending, onSave, onClose } = props;
  const [name, setName] = useState(toUpperAscii(start));
  const [problem, setProblem] = useState<AccountNameCheck["kind"]>("ok");

  async function submit() {
    const trimmed = name.trim();
    const { kind } = checkEnglishName(trimmed);
    setProblem(kind);
    if (kind === "ok") await onSave(trimmed);
  }

  return (
    <FormShell
      onSubmit={submit}
      pending={pending}
      error={null}
      submitLabel={t("save")}
      secondary={
        <Button block disabled={pending} onClick={onClose}>
          {t("cancel")}
        </Button>
      }
    >
      {beforeCopy && <Notice tone="info">{t("editBankName.beforeCopy")}</Notice>}
      <UpperCaseField
        label={t("bankAccountName")}
        name="bankAccountName"
        autoComplete="name"
        hint={t("editBankName.hint")}
        value={name}
        error={problemText()}
        onChange={(next) => {
          setProblem("ok");
          setName(next);
        }}
      />
    </FormShell>
  );

  function problemText(): string | null {
    if (problem === "ok") return null;
    return problem === "empty" ? t("editBankName.missing") : t("editBankName.english");
  }
}
