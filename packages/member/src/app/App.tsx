import { I18nextProvider } from "react-i18next";
import { Provider } from "react-redux";
import { BrowserRouter, Link } from "react-router-dom";
import { LinkProvider, MediaOriginsProvider } from "@member-wallet/ui";
import { LanguageContext } from "../language/LanguageContext.tsx";
import type { LanguageRoom } from "../language/language.ts";
import { PageBoundary } from "../navigation/PageBoundary.tsx";
import { SiteRoutes } from "./SiteRoutes.tsx";
import { SessionContext } from "../session/SessionContext.tsx";
import { SessionNavigator } from "./session-guard/SessionNavigator.tsx";
import type { Session } from "../session/session.ts";
import { type Site, SiteContext } from "../site/SiteContext.tsx";
import type { BrowserStorages } from "../storage/storage.ts";
import { StoragesContext } from "../storage/StoragesContext.tsx";
import type { createStore } from "../store/store.ts";

/** Everything that one mounted site lives on. */
export interface MemberRooms {
  site: Site;
  session: Session;
  language: LanguageRoom;
  storages: BrowserStorages;
  store: ReturnType<typeof createStore>;
}

/** The mounted product. */
export function Member({ site, session, language, storages, store }: MemberRooms) {
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
