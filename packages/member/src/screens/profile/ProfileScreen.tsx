import { useTranslation } from "react-i18next";
import { ErrorState, Heading, Skeleton } from "@member-wallet/ui";
import { ProfileDetails } from "../../features/profile/ProfileDetails.tsx";
import { useProfileLookUp } from "../../features/profile/profile-look-up.ts";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import styles from "./ProfileScreen.module.css";

/** The member's own data (§2 Profile). */
export function ProfileScreen() {
  const { t } = useTranslation("profile");
  usePageTitle("profile");
  const { lookUp, retry } = useProfileLookUp();
  return (
    <div className={styles.profile}>
      <Heading level={1}>{t("heading")}</Heading>
      {lookUp.kind === "loading" && (
        <div aria-busy="true">
          <Skeleton shape="block" />
          <Skeleton lines={6} />
        </div>
      )}
      {lookUp.kind === "failed" && (
        <ErrorState message={lookUp.message} pending={lookUp.retrying} onRetry={retry} />
      )}
      {lookUp.kind === "ready" && (
        <ProfileDetails profile={lookUp.value.profile} bankAccount={lookUp.value.bankAccount} />
      )}
    </div>
  );
}
