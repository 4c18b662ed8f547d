import { LockKeyhole, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type BankNames, bankName, formatAccountNo, formatDateTime, MISSING } from "@member-wallet/domain";
import {
  AccountNo,
  Button,
  Card,
  CopyButton,
  Heading,
  IconButton,
  MultilingualText,
} from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import styles from "./ProfileDetailsView.module.css";

/** The member's data as the server sent them; an empty one is shown as a dash. */
export interface ProfileData {
  profile: {
    _id: string;
    name: string;
    username: string;
    /** An ISO time; `null` when it is not known. */
    createdAt: string | null;
  };
  bankAccount: {
    bankCode: string;
    bankAccountName: string;
    bankAccountNo: string;
    bank: BankNames;
  };
}

interface ProfileDetailsViewProps extends ProfileData {
  /** Copies the account number. */
  copyButton: ReactNode;
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The member's personal data and bank account (§2 Profile), with a button beside each that can be changed. */
export function ProfileDetailsView({ profile, bankAccount, copyButton, open }: ProfileDetailsViewProps) {
  const { t, i18n } = useTranslation(["profile", "dialogs"]);
  const { bank, bankCode } = bankAccount;
  // The name in the member's language, and the Thai one (§2 Profile).
  const names = [bankName(bank, bankCode, i18n.language), bank.nameTH];
  const bankNames = [...new Set(names)].filter(Boolean).join(" · ");
  return (
    <>
      <Card as="section" label={t("personal")}>
        <Heading level={2} size={4}>
          {t("personal")}
        </Heading>
        <dl className={styles.details}>
          <Detail
            term={t("name")}
            action={
              <IconButton
                label={t("dialogs:edit-profile")}
                icon={Pencil}
                onClick={() => open({ kind: "edit-profile" })}
              />
            }
          >
            <MultilingualText text={shown(profile.name)} />
          </Detail>
          <Detail
            term={t("id")}
            action={profile._id !== "" && <CopyButton text={profile._id} label={t("id")} />}
          >
            {shown(profile._id)}
          </Detail>
          <Detail term={t("username")}>{shown(profile.username)}</Detail>
          <Detail term={t("createdAt")}>
            {profile.createdAt === null ? MISSING : formatDateTime(profile.createdAt)}
          </Detail>
          <Detail
            term={t("passwordTerm")}
            action={
              <Button size="small" icon={LockKeyhole} onClick={() => open({ kind: "change-password" })}>
                {t("dialogs:change-password")}
              </Button>
            }
          >
            <span aria-hidden>••••••••</span>
          </Detail>
        </dl>
      </Card>
      <Card as="section" label={t("bankAccount")}>
        <Heading level={2} size={4}>
          {t("bankAccount")}
        </Heading>
        <dl className={styles.details}>
          <Detail
            term={t("bankAccountName")}
            action={
              <IconButton
                label={t("dialogs:bank-account-name")}
                icon={Pencil}
                onClick={() => open({ kind: "bank-account-name", copy: null })}
              />
            }
          >
            <MultilingualText text={shown(bankAccount.bankAccountName)} />
          </Detail>
          <Detail term={t("bank")}>
            <MultilingualText text={shown(bankNames)} />
          </Detail>
          <Detail term={t("accountNo")} action={copyButton}>
            <AccountNo>{shown(formatAccountNo(bankAccount.bankAccountNo))}</AccountNo>
          </Detail>
        </dl>
      </Card>
    </>
  );
}

interface DetailProps {
  term: string;
  children: ReactNode;
  action?: ReactNode;
}

function Detail({ term, children, action }: DetailProps) {
  return (
    <div className={styles.detail}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <span className={styles.text}>{children}</span>
        {action}
      </dd>
    </div>
  );
}

/** A missing value is a dash. */
function shown(value: string): string {
  return value.trim() === "" ? MISSING : value;
}
