import { CirclePlay, LogIn, MessageCircle, UserPlus } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation } from "react-router-dom";
import { BottomMenu } from "@member-wallet/ui";
import { PATHS } from "../router/paths.ts";
import { useSession } from "../session/SessionContext.tsx";
import { useActiveService } from "../session/useActiveService.ts";
import styles from "./PublicLayout.module.css";

/**
 * The shell of the pages that need no log-in. Opening one while a token is stored ends that session, in all tabs:
 * the public shell clears what a member left (§2 Guard).
 */
export function PublicLayout() {
  const session = useSession();
  const { t } = useTranslation("site");
  const { pathname } = useLocation();

  useActiveService();
  useEffect(() => session.leave("public-page"), [session]);

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
