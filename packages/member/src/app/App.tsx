import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import { BrowserRouter, Link } from "react-router-dom";
import { LinkProvider, MediaOriginsProvider } from "@member-wallet/ui";
import { LanguageContext } from "../language/LanguageContext.tsx";
import { SessionContext } from "../session/SessionContext.tsx";
import { SiteContext } from "../site/SiteContext.tsx";
import { StoragesContext } from "../storage/StoragesContext.tsx";
import { PageBoundary } from "./layouts/PageBoundary.tsx";
import type { AppServices } from "./services.ts";
import { SessionNavigator } from "./session-guard/SessionNavigator.tsx";
import { SiteRoutes } from "./SiteRoutes.tsx";

/** The mounted product. */
export function App({ site, session, language, storages, store }: AppServices) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={language.i18n}>
        <SiteContext value={site}>
          <SessionContext value={session}>
            <LanguageContext value={language}>
              <StoragesContext value={storages}>
                <BrowserRouter>
                  <LinkProvider link={Link}>
                    <MediaOriginsProvider origins={site.environment.mediaOrigins}>
                      <SessionNavigator />
                      <PageBoundary>
                        <SiteRoutes />
                      </PageBoundary>
                    </MediaOriginsProvider>
                  </LinkProvider>
                </BrowserRouter>
              </StoragesContext>
            </LanguageContext>
          </SessionContext>
        </SiteContext>
      </I18nextProvider>
    </Provider>
  );
}
