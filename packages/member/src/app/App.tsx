import { type ComponentType, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import { BrowserRouter, Link, useLocation } from "react-router-dom";
import { readServer } from "@member-wallet/api";
import { ClockProvider, LinkProvider, MediaOriginsProvider } from "@member-wallet/ui";
import { LanguageContext } from "../language/LanguageContext.tsx";
import { RecordContext } from "../money-calls/record/RecordContext.ts";
import { SessionContext } from "../session/SessionContext.tsx";
import { InstallPromptContext } from "../site/install-prompt.ts";
import { SiteContext } from "../site/SiteContext.tsx";
import { StoragesContext } from "../storage/StoragesContext.tsx";
import { SupportChatContext } from "../support/support-chat.ts";
import { PageBoundary } from "./layouts/PageBoundary.tsx";
import type { AppServices } from "./services.ts";
import { SessionNavigator } from "./session-guard/SessionNavigator.tsx";
import { SiteRoutes } from "./SiteRoutes.tsx";

interface AppProps extends AppServices {
  /** The router; another one where there is no browser. */
  router?: ComponentType<{ children: ReactNode }>;
  /** Called at each stage of the first page, once. */
  onStage?: OnStage;
}

/** The first page reacts to presses; and its effects have run: what it asked for has begun. */
type Stage = "hydrated" | "started";

type OnStage = (stage: Stage) => void;

/**
 * The whole product on one page. React hydrates what is inside `Page` in short tasks, after the rest: the browser
 * reacts in between, and the address that the router has read stays that of the HTML.
 */
export function App(props: AppProps) {
  const {
    site,
    session,
    supportChat,
    record,
    installPrompt,
    language,
    storages,
    store,
    router: Router = BrowserRouter,
    onStage,
  } = props;
  const [now] = useState(() => () => store.dispatch(readServer()).now);
  return (
    <Provider store={store}>
      <I18nextProvider i18n={language.i18n}>
        <SiteContext value={site}>
          <SessionContext value={session}>
            <LanguageContext value={language}>
              <StoragesContext value={storages}>
                <SupportChatContext value={supportChat}>
                  <RecordContext value={record}>
                    <InstallPromptContext value={installPrompt}>
                      <ClockProvider now={now}>
                        <Router>
                          <LinkProvider link={Link}>
                            <MediaOriginsProvider origins={site.environment.mediaOrigins}>
                              <SessionNavigator />
                              <PageBoundary>
                                <Page onStage={onStage} />
                              </PageBoundary>
                            </MediaOriginsProvider>
                          </LinkProvider>
                        </Router>
                      </ClockProvider>
                    </InstallPromptContext>
                  </RecordContext>
                </SupportChatContext>
              </StoragesContext>
            </LanguageContext>
          </SessionContext>
        </SiteContext>
      </I18nextProvider>
    </Provider>
  );
}

/**
 * Renders anew with each address: at a `Suspense` that is not, React 19 keeps the page that it has yet to hydrate, and
 * hydrates it at the new address, where it fails.
 */
function Page({ onStage }: { onStage: OnStage | undefined }) {
  useLocation();
  return (
    <Suspense>
      <SiteRoutes />
      <Stages onStage={onStage} />
    </Suspense>
  );
}

/** Tells the stages of the page that it comes after: that it reacts, before its effects, which start calls. */
function Stages({ onStage }: { onStage: OnStage | undefined }) {
  useLayoutEffect(() => {
    onStage?.("hydrated");
    // oxlint-disable-next-line react/exhaustive-deps -- Only the first render counts.
  }, []);
  useEffect(() => {
    onStage?.("started");
    // oxlint-disable-next-line react/exhaustive-deps -- As above.
  }, []);
  return null;
}
