import { CirclePlay, LogIn, MessageCircle, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router-dom";
import { BottomMenu } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";
import { useActiveService } from "../../session/useActiveService.ts";
import styles from "./PublicLayout.module.css";

/**
 * The shell of the pages that need no log-in (§2). No member is shown one: a visit that begins at one ends the session
 * (`beginVisit`), and within a visit the member is asked first (`useLeaving`).
 */
export function PublicLayout() {
  const { t } = useTranslation("site");
  const { pathname } = useLocation();

  useActiveService();

  return (
    <div className={styles.layout}>
      <div className={styles.page}>
        <Outlet />
      </div>
      <BottomMenu
        label={t("menu.label")}
        current={pathname.startsWith(PATHS.register) ? PATHS.register : pathname}
        items={[
          { to: PATHS.login, label: t("menu.home"), icon: LogIn, prominent: true },
          { to: PATHS.register, label: t("menu.register"), icon: UserPlus },
          { to: PATHS.howto, label: t("menu.howto"), icon: CirclePlay },
          { to: PATHS.contact, label: t("menu.contact"), icon: MessageCircle },
        ]}
      />
    </div>
  );
}
