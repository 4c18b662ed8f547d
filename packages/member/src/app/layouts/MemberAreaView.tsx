import { House, LogOut, MessageCircle, ReceiptText, ScrollText, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BottomMenu, IconButton } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import styles from "./MemberAreaView.module.css";
import { SiteHeaderView } from "./SiteHeaderView.tsx";

interface MemberAreaViewProps {
  /** The site's name. */
  brand: string;
  /** How long the member has been logged in, once it is known. */
  clock?: ReactNode;
  /** The language menu. */
  languages: ReactNode;
  /** The path of the page that is shown. */
  current: string;
  footer: ReactNode;
  /** The page. */
  children: ReactNode;
  logOut: () => void;
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The member's shell (§2 Member shell): a top bar with the languages and logging out, page, footer, bottom menu. */
export function MemberAreaView(props: MemberAreaViewProps) {
  const { brand, clock, languages, current, footer, children, logOut, open } = props;
  const { t } = useTranslation("member");
  return (
    <div className={styles.area}>
      <SiteHeaderView
        brand={brand}
        menu={
          <BottomMenu
            label={t("menu.label")}
            current={current}
            items={[
              { to: PATHS.profile, label: t("menu.profile"), icon: UserRound },
              {
                onSelect: () => open({ kind: "conditions" }),
                label: t("menu.conditions"),
                icon: ScrollText,
              },
              { to: PATHS.home, label: t("menu.home"), icon: House, prominent: true },
              { to: PATHS.statement, label: t("menu.statement"), icon: ReceiptText },
              { to: PATHS.memberContact, label: t("menu.contact"), icon: MessageCircle },
            ]}
          />
        }
      >
        {clock}
        {languages}
        <IconButton label={t("logOut")} icon={LogOut} onClick={logOut} />
      </SiteHeaderView>
      <main className={styles.page}>{children}</main>
      <div className={styles.footer}>{footer}</div>
    </div>
  );
}
