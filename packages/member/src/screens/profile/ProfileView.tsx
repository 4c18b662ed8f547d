import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Heading, type Loadable, LoadableContent, Skeleton } from "@member-wallet/ui";
import { type ProfileData, ProfileDetailsView } from "../../features/profile/ProfileDetailsView.tsx";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import styles from "./ProfileView.module.css";

interface ProfileViewProps {
  content: Loadable<ProfileData>;
  /** Copies the account number; shown once the data are loaded. */
  copyButton: ReactNode;
  /** The offer to install the site, if any. */
  installOffer: ReactNode;
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The member's own data (§2 Profile). */
export function ProfileView({ content, copyButton, installOffer, open }: ProfileViewProps) {
  const { t } = useTranslation("profile");
  const skeleton = (
    <>
      <Skeleton shape="block" />
      <Skeleton lines={6} />
    </>
  );
  return (
    <div className={styles.profile}>
      <Heading level={1}>{t("heading")}</Heading>
      <LoadableContent content={content} skeleton={skeleton}>
        {(data) => <ProfileDetailsView {...data} copyButton={copyButton} open={open} />}
      </LoadableContent>
      {installOffer}
    </div>
  );
}
