import { LockKeyhole, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { BankAccount, Profile } from "@member-wallet/api";
import { formatAccountNo, formatDateTime, MISSING } from "@member-wallet/domain";
import { Card, Heading, IconButton } from "@member-wallet/ui";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { CopyAccountNo } from "./CopyAccountNo.tsx";
import styles from "./ProfileDetails.module.css";

interface ProfileDetailsProps {
  profile: Profile;
  bankAccount: BankAccount;
}

/** Who the member is and where their money goes (§2 Profile); what may be changed has its button beside it. */
export function ProfileDetails({ profile, bankAccount }: ProfileDetailsProps) {
  const { t } = useTranslation("profile");
  const { open } = useDialogAddress();
  return (
    <>
      <Card as="section" label={t("personal")}>
        <div className={styles.heading}>
          <Heading level={2} size={4}>
            {t("personal")}
          </Heading>
          <IconButton
            label={t("password.title")}
            icon={LockKeyhole}
            onClick={() => open({ kind: "change-password" })}
          />
        </div>
        <dl className={styles.details}>
          <Detail
            term={t("name")}
            action={
              <IconButton
                label={t("editProfile.title")}
                icon={Pencil}
                onClick={() => open({ kind: "edit-profile" })}
              />
            }
          >
            {shown(profile.name)}
          </Detail>
          <Detail term={t("id")}>{shown(profile._id)}</Detail>
          <Detail term={t("username")}>{shown(profile.username)}</Detail>
          <Detail term={t("createdAt")}>
            {profile.createdAt === null ? MISSING : formatDateTime(profile.createdAt)}
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
                label={t("editBankName.title")}
                icon={Pencil}
                onClick={() => open({ kind: "bank-account-name", copy: null })}
              />
            }
          >
            {shown(bankAccount.bankAccountName)}
          </Detail>
          <Detail term={t("bank")}>{shown(bankAccount.bank.nameTH || bankAccount.bankCode)}</Detail>
          <Detail
            term={t("accountNo")}
            action={<CopyAccountNo accountNo={bankAccount.bankAccountNo} owner={bankAccount} />}
          >
            {shown(formatAccountNo(bankAccount.bankAccountNo))}
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

/** A value that is not there is a dash. */
function shown(value: string): string {
  return value.trim() === "" ? MISSING : value;
}
