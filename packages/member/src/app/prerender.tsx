import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { newServerKnowledge } from "@member-wallet/api";
import type { Market } from "@member-wallet/domain";
import { type Language, loadTexts } from "@member-wallet/locales";
import type { LanguageController } from "../language/language.ts";
import { createTexts } from "../language/texts.ts";
import { PATHS } from "../navigation/paths.ts";
import { NOT_FOUND, type PrerenderedPage } from "../navigation/prerendered-pages.ts";
import { createSession } from "../session/create-session.ts";
import type { SiteEnvironment } from "../site/environment.ts";
import { createInstallPrompt } from "../site/install-prompt.ts";
import { lazyService } from "../site/lazy-service.ts";
import { safeStorage } from "../storage/storage.ts";
import { createStore } from "../store/store.ts";
import { createSupportChat } from "../support/support-chat.ts";
import { App } from "./App.tsx";
import { preloadFirstScreen } from "./screens.ts";
import type { AppServices } from "./services.ts";

/** The pages that stand for many addresses, each with one of them; that of a member's page leads nowhere, and so loads. */
const STANDS_AT: Partial<Record<PrerenderedPage, string>> = {
  [NOT_FOUND]: "/not-found",
  [PATHS.user]: `${PATHS.user}/loading`,
};

/** The pages of a site without a browser: the first paint that the build puts into the site's HTML. */
export function prerenderer(market: Market, environment: SiteEnvironment) {
  return {
    /**
     * The markup of a page's first paint: with the components that the browser hydrates it with, a visitor's empty
     * storage, and no answer from the server.
     */
    async page(page: PrerenderedPage, language: Language): Promise<string> {
      const path = STANDS_AT[page] ?? page;
      const member = page === PATHS.home || page === PATHS.user;
      const services = createStaticServices(market, environment, language);
      if (member) services.session.enter("prerendered", false);
      await preloadFirstScreen(path, member, services.language);
      const router = ({ children }: { children: ReactNode }) => (
        <StaticRouter location={path}>{children}</StaticRouter>
      );
      return renderToString(<App {...services} router={router} />);
    },
    /** What a page says where its scripts are off, or have not come, with the label of its reload. */
    async notes(language: Language) {
      const { i18n, loadNamespaces } = createStaticLanguage(language);
      await loadNamespaces(["notice"]);
      return {
        noScript: i18n.t("notice:noScript"),
        notLoaded: i18n.t("notice:notLoaded.text"),
        reload: i18n.t("notice:notLoaded.reload"),
      };
    },
  };
}

/** The services of a page that sends no call and stores nothing. */
function createStaticServices(market: Market, environment: SiteEnvironment, language: Language): AppServices {
  const storages = { local: safeStorage(noStorage), tab: safeStorage(noStorage) };
  const session = createSession(storages, null);
  const store = createStore(
    {
      apiUrl: environment.apiUrl,
      idempotency: "withhold",
      session,
      language: () => language,
      report: () => undefined,
      server: newServerKnowledge(),
    },
    () => undefined,
  );
  const controller = createStaticLanguage(language);
  const site = { market, environment };
  return {
    site,
    session,
    supportChat: createSupportChat(session),
    record: lazyService(),
    installPrompt: createInstallPrompt(new EventTarget()),
    language: controller,
    storages,
    store,
  };
}

function noStorage(): never {
  throw new Error("The build has no browser storage.");
}

/** A language that never changes. */
function createStaticLanguage(language: Language): LanguageController {
  const i18n = createTexts(language, {});
  return {
    i18n,
    current: () => language,
    chosen: () => null,
    subscribe: () => () => undefined,
    async loadNamespaces(namespaces) {
      await Promise.all(
        namespaces.map(async (namespace) => {
          i18n.addResourceBundle(language, namespace, await loadTexts(language, namespace));
        }),
      );
    },
    change: () => undefined,
  };
}
