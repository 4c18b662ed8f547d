import { CirclePlay, House, MessageCircle, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BottomMenu } from "@member-wallet/ui";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./PublicLayoutView.module.css";
import { SiteHeaderView } from "./SiteHeaderView.tsx";

interface PublicLayoutViewProps {
  /** The site's name. */
  brand: string;
  /** The language menu. */
  languages: ReactNode;
  /** The path of the page that is shown. */
  current: string;
  children: ReactNode;
}

/** The shell of the pages that need no log-in: the site's name, the languages, and their bottom menu (§2). */
export function PublicLayoutView({ brand, languages, current, children }: PublicLayoutViewProps) {
  const { t } = useTranslation("site");
  return (
    <div className={styles.layout}>
      <SiteHeaderView
        brand={brand}
        menu={
          <BottomMenu
            label={t("menu.label")}
            current={current.startsWith(PATHS.register) ? PATHS.register : current}
            items={[
              { to: PATHS.login, label: t("menu.home"), icon: House },
              { to: PATHS.register, label: t("menu.register"), icon: UserPlus },
              { to: PATHS.howto, label: t("menu.howto"), icon: CirclePlay },
              { to: PATHS.contact, label: t("menu.contact"), icon: MessageCircle },
            ]}
          />
        }
      >
        {languages}
      </SiteHeaderView>
      <div className={styles.page}>{children}</div>
    </div>
  );
}
