import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router-dom";
import { FeedbackHost, retryWithBackoff } from "@member-wallet/ui";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { useErrorText } from "../../language/useErrorText.ts";
import { useBrand, useLanguage } from "../../language/LanguageContext.tsx";
import { LanguageMenu } from "../../language/LanguageMenu.tsx";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { PATHS } from "../../navigation/paths.ts";
import type { ReadyParts } from "./AfterPage.tsx";
import {
  BonusScreen,
  ActWatch,
  AfterPage,
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
import { useSession, useSessionEpoch } from "../../session/SessionContext.tsx";
import { MemberAreaView } from "./MemberAreaView.tsx";
import { SupportChatAfterPage } from "./SupportChatAfterPage.tsx";
import { PageBoundary } from "./PageBoundary.tsx";

const neverChanges = () => () => undefined;

/**
 * The member's area with its pages (§2 Member shell). Keyed by the session, so that another member's area mounts again.
 * @param leaving the member navigated to a public page, and is asked whether to log out.
 * @param entry the history entry of the page that shows, to return to.
 */
export function MemberArea({ leaving, entry }: { leaving: boolean; entry: RefObject<number> }) {
  const { pathname } = useLocation();
  const { address, open } = useDialogAddress();
  // The prerendered home has no dialog: that of the address opens once it is hydrated.
  const dialog = useSyncExternalStore(
    neverChanges,
    () => address,
    () => null,
  );
  const session = useSession();
  const epoch = useSessionEpoch();
  const textOf = useErrorText();
  const language = useLanguage();
  const [{ clock, ...questions }, setReady] = useState<Partial<ReadyParts>>({});
  const brand = useBrand();

  // The texts of errors and the code of dialogs load after the page.
  useEffect(() => {
    const tries = retryWithBackoff(() =>
      Promise.all([language.loadNamespaces(["errors"]), DialogHost.preload(language)]),
    );
    tries.soon();
    return tries.stop;
  }, [language]);

  return (
    <FeedbackHost key={epoch} failureText={textOf} {...questions}>
      <MemberAreaView
        brand={brand}
        clock={clock}
        languages={<LanguageMenu />}
        current={pathname}
        footer={
          <ErrorBoundary>
            <MemberFooter />
          </ErrorBoundary>
        }
        logOut={() => session.leave("logged-out")}
        open={open}
      >
        <ErrorBoundary>
          <ActWatch />
        </ErrorBoundary>
        <HideableAmounts>
          <PageBoundary>
            <Routes>
              {/* Home stands before its address does: the page is never empty. */}
              <Route
                path={`${PATHS.user}/home?`}
                element={
                  <>
                    {pathname !== PATHS.home && <Navigate to={PATHS.home} replace />}
                    <HomeScreen />
                  </>
                }
              />
              <Route path={PATHS.statement} element={<StatementScreen />} />
              <Route path={PATHS.bonus} element={<BonusScreen />} />
              <Route path={PATHS.profile} element={<ProfileScreen />} />
              <Route path={PATHS.memberContact} element={<MemberContactScreen />} />
              <Route path="*" element={<NotFoundScreen />} />
            </Routes>
          </PageBoundary>
        </HideableAmounts>
      </MemberAreaView>
      {dialog && <DialogHost />}
      <AfterPage onReady={setReady} />
      <ErrorBoundary resetBy={String(leaving)}>
        <LeaveQuestion leaving={leaving} entry={entry} />
      </ErrorBoundary>
      <SupportChatAfterPage />
    </FeedbackHost>
  );
}
