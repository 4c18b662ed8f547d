import { useTranslation } from "react-i18next";
import { useGetProfileQuery } from "@member-wallet/api";
import { Heading, LoadableContent, Skeleton } from "@member-wallet/ui";
import { ProfileDetails } from "../../features/profile/ProfileDetails.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import styles from "./ProfileScreen.module.css";

/** The member's own data (§2 Profile). */
export function ProfileScreen() {
  const { t } = useTranslation("profile");
  usePageTitle("profile");
  const content = useLoadable(useGetProfileQuery());
  return (
    <div className={styles.profile}>
      <Heading level={1}>{t("heading")}</Heading>
      <LoadableContent
        content={content}
        skeleton={
          <>
            <Skeleton shape="block" />
            <Skeleton lines={6} />
          </>
        }
      >
        {({ profile, bankAccount }) => <ProfileDetails profile={profile} bankAccount={bankAccount} />}
      </LoadableContent>
    </div>
  );
}
