import { Suspense, useEffect } from "react";
import { House, MessageCircle, ReceiptText, ScrollText, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { BottomMenu, Button, FeedbackHost } from "@member-wallet/ui";
import { useErrorText } from "../errors/useErrorText.ts";
import { useLanguage } from "../language/LanguageContext.tsx";
import { PartBoundary } from "../router/PartBoundary.tsx";
import { PATHS } from "../router/paths.ts";
import {
  DepositWatch,
  DialogHost,
  MemberContactScreen,
  MemberFooter,
  ProfileScreen,
  StatementScreen,
} from "../router/member-parts.ts";
import { useDialogAddress } from "../router/useDialogAddress.ts";
import { HomeScreen } from "../screens/home/HomeScreen.tsx";
import { NoticeScreen } from "../screens/notice/NoticeScreen.tsx";
import { useSessionEpoch } from "../session/SessionContext.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { PageWaiting } from "./PageWaiting.tsx";
import { TopBar } from "./TopBar.tsx";
import styles from "./MemberArea.module.css";

/** The member's shell with its pages (§2 Member shell). Keyed by the session: another member is another page. */
export function MemberArea() {
  const { t } = useTranslation(["member", "site", "ui"]);
  const { pathname, search } = useLocation();
  const { address, open } = useDialogAddress();
  const epoch = useSessionEpoch();
  const textOf = useErrorText();
  const language = useLanguage();

  // The words of a failure come after the page: what is not fetched now is asked for with the next dialog.
  useEffect(() => {
    language.need(["errors"]).catch(() => undefined);
    DialogHost.bring(language).catch(() => undefined);
  }, [language]);

  return (
    <FeedbackHost key={epoch} failureText={textOf}>
      <div className={styles.area}>
        <TopBar />
        <main className={styles.page}>
          <PartBoundary resetBy="" fallback={() => null}>
            <Suspense>
              <DepositWatch />
            </Suspense>
          </PartBoundary>
          <PageBoundary>
            <Suspense fallback={<PageWaiting />}>
              <Routes>
                <Route index element={<Navigate to={PATHS.home} replace />} />
                <Route path="home" element={<HomeScreen />} />
                <Route path="statement" element={<StatementScreen />} />
                <Route path="profile" element={<ProfileScreen />} />
                <Route path="contact" element={<MemberContactScreen />} />
                <Route path="*" element={<NoticeScreen notice="notFound" />} />
              </Routes>
            </Suspense>
          </PageBoundary>
        </main>
        <div className={styles.footer}>
          <PartBoundary resetBy="" fallback={() => null}>
            <Suspense>
              <MemberFooter />
            </Suspense>
          </PartBoundary>
        </div>
        <BottomMenu
          label={t("menu.label")}
          current={pathname}
          items={[
            { to: PATHS.profile, label: t("menu.profile"), icon: UserRound },
            { onSelect: () => open({ kind: "conditions" }), label: t("menu.conditions"), icon: ScrollText },
            { to: PATHS.home, label: t("menu.home"), icon: House, prominent: true },
            { to: PATHS.statement, label: t("menu.statement"), icon: ReceiptText },
            { to: PATHS.memberContact, label: t("menu.contact"), icon: MessageCircle },
          ]}
        />
        {address !== null && (
          <PartBoundary
            resetBy={search}
            fallback={(retry) => (
              <div className={styles.trouble} role="alert">
                {t("site:trouble.text")} <Button onClick={retry}>{t("ui:tryAgain")}</Button>
              </div>
            )}
          >
            <Suspense>
              <DialogHost />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </FeedbackHost>
  );
}
