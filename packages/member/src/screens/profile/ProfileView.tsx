import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
  ContentSkeleton,
  Heading,
  type Loadable,
  LoadableContent,
  SAMPLE_TEXT,
  SAMPLE_TIME,
} from "@member-wallet/ui";
import { type ProfileData, ProfileDetailsView } from "../../features/profile/ProfileDetailsView.tsx";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import styles from "./ProfileView.module.css";

interface ProfileViewProps {
  content: Loadable<ProfileData>;
  /** Copies the account number; shown once the data are loaded. */
  copyButton: ReactNode;
  /** What protects the player, if the market has it. */
  protection: ReactNode;
  /** The offer to install the site, if any. */
  installOffer: ReactNode;
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

const SAMPLE: ProfileData = {
  profile: { _id: SAMPLE_TEXT, name: SAMPLE_TEXT, username: SAMPLE_TEXT, createdAt: SAMPLE_TIME },
  bankAccount: {
    bankCode: "",
    bankAccountName: SAMPLE_TEXT,
    bankAccountNo: SAMPLE_TEXT,
    bank: { nameTH: SAMPLE_TEXT, nameEN: SAMPLE_TEXT },
  },
};

/** The member's own data (§2 Profile). */
export function ProfileView({ content, copyButton, protection, installOffer, open }: ProfileViewProps) {
  const { t } = useTranslation("profile");
  return (
    <div className={styles.profile}>
      <Heading level={1}>{t("heading")}</Heading>
      <LoadableContent
        content={content}
        skeleton={
          <ContentSkeleton>
            <div className={styles.profile}>
              <ProfileDetailsView {...SAMPLE} copyButton={null} open={open} />
            </div>
          </ContentSkeleton>
        }
      >
        {(data) => <ProfileDetailsView {...data} copyButton={copyButton} open={open} />}
      </LoadableContent>
      <div className={styles.protection}>{protection}</div>
      {installOffer}
    </div>
  );
}
