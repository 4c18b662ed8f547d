import { useEffect } from "react";
import { House, MessageCircle, ReceiptText, ScrollText, UserRound } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { BottomMenu, FeedbackHost, retryWithBackoff } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useLanguage } from "../../language/LanguageContext.tsx";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { PATHS } from "../../navigation/paths.ts";
import {
  DepositWatch,
  DialogHost,
  LeaveQuestion,
  MemberContactScreen,
  MemberFooter,
  ProfileScreen,
  StatementScreen,
} from "./lazy-parts.ts";
import { NotFoundScreen } from "../../screens/not-found/lazy-not-found.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { HomeScreen } from "../../screens/home/HomeScreen.tsx";
import { useSessionEpoch } from "../../session/SessionContext.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { TopBar } from "./TopBar.tsx";
import styles from "./MemberArea.module.css";

/**
 * The member's shell with its pages (§2 Member shell). Keyed by the session: another member is another page.
 * @param leaving the member went onto a public page, and is asked whether to log out.
 */
export function MemberArea({ leaving }: { leaving: boolean }) {
  const { t } = useTranslation("member");
  const { pathname } = useLocation();
  const { address, open } = useDialogAddress();
  const epoch = useSessionEpoch();
  const textOf = useErrorText();
  const language = useLanguage();

  // The words of a failure and the dialogs' own code come after the page.
  useEffect(() => {
    const tries = retryWithBackoff(() =>
      Promise.all([language.loadNamespaces(["errors"]), DialogHost.preload(language)]),
    );
    tries.now();
    return tries.stop;
  }, [language]);

  return (
    <FeedbackHost key={epoch} failureText={textOf}>
      <div className={styles.area}>
        <TopBar />
        <main className={styles.page}>
          <ErrorBoundary resetBy="" fallback={() => null}>
            <DepositWatch />
          </ErrorBoundary>
          <PageBoundary>
            <Routes>
              <Route index element={<Navigate to={PATHS.home} replace />} />
              <Route path="home" element={<HomeScreen />} />
              <Route path="statement" element={<StatementScreen />} />
              <Route path="profile" element={<ProfileScreen />} />
              <Route path="contact" element={<MemberContactScreen />} />
              <Route path="*" element={<NotFoundScreen />} />
            </Routes>
          </PageBoundary>
        </main>
        <div className={styles.footer}>
          <ErrorBoundary resetBy="" fallback={() => null}>
            <MemberFooter />
          </ErrorBoundary>
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
        {address !== null && <DialogHost />}
      </div>
      <ErrorBoundary resetBy={String(leaving)} fallback={() => null}>
        <LeaveQuestion leaving={leaving} />
      </ErrorBoundary>
    </FeedbackHost>
  );
}
