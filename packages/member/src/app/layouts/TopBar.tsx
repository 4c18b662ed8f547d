import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "@member-wallet/ui";
import { LanguageMenu } from "../../language/LanguageMenu.tsx";
import { useBrand } from "../../language/LanguageContext.tsx";
import { useSession } from "../../session/SessionContext.tsx";
import styles from "./TopBar.module.css";

/** The member's top bar (§2): the site's name, the languages, the way out. */
export function TopBar() {
  const { t } = useTranslation("member");
  const session = useSession();
  const brand = useBrand();
  return (
    <header className={styles.bar}>
      <span className={styles.brand}>{brand}</span>
      <LanguageMenu />
      <IconButton label={t("logOut")} icon={LogOut} onClick={() => session.leave("logged-out")} />
    </header>
  );
}
