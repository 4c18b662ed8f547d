import { api, type ApiEnvironment, type UnreadableAnswer } from "@member-wallet/api";
import type { Market } from "@member-wallet/domain";
import { rememberInviter } from "../features/registration/inviter.ts";
import { createLanguageController, type LanguageController } from "../language/language.ts";
import type { ActRecord } from "../money-calls/record/record.ts";
import { barePath, PATHS } from "../navigation/paths.ts";
import { dropPrefetched, takePrefetched } from "../session/prefetched-calls.ts";
import { createSession } from "../session/create-session.ts";
import type { Session } from "../session/session.ts";
import type { TabChannel } from "../session/tab-channel.ts";
import type { SiteEnvironment } from "../site/environment.ts";
import { createInstallPrompt, type InstallPrompt } from "../site/install-prompt.ts";
import { type LazyService, lazyService } from "../site/lazy-service.ts";
import type { Site } from "../site/SiteContext.tsx";
import { browserStorages, type BrowserStorages } from "../storage/storage.ts";
import { persistedServerKnowledge } from "../store/server-knowledge.ts";
import { createStore, type Store } from "../store/store.ts";
import { createSupportChat, type SupportChat } from "../support/support-chat.ts";
import { logUnreadableAnswer } from "./log-unreadable-answer.ts";
import { beginVisit } from "./session-guard/begin-visit.ts";

/** All services of one mounted site. */
export interface AppServices {
  site: Site;
  session: Session;
  supportChat: SupportChat;
  record: LazyService<ActRecord>;
  installPrompt: InstallPrompt;
  language: LanguageController;
  storages: BrowserStorages;
  store: Store;
}

/**
 * Creates and connects the services of a mounted site.
 * @param channel connects this site's tabs; `null` where the browser has none.
 * @param notice receives the answers that failed to parse, unless the environment's own listener does.
 */
export function createServices(
  market: Market,
  environment: SiteEnvironment,
  channel: TabChannel | null,
  notice?: (answer: UnreadableAnswer) => void,
): AppServices {
  // First, because a browser offers its question once.
  const installPrompt = createInstallPrompt(window);
  const storages = browserStorages();
  const session = createSession(storages, channel);
  // Stores an invite link's code first: the next steps may navigate away.
  if (barePath(window.location.pathname).startsWith(PATHS.register)) {
    rememberInviter(window.location.search, storages.local);
  }
  beginVisit(session);
  const language = createLanguageController(market.firstLanguage, environment.firstTexts, storages.local);
  const store = createStore(apiEnvironment(environment, storages, session, language, notice), session.name);
  const supportChat = createSupportChat(session);
  // No member sees another's data.
  session.subscribe((event) => {
    if (event.kind !== "entered" && event.kind !== "left") return;
    dropPrefetched();
    store.dispatch(api.util.resetApiState());
  });
  const record = lazyService<ActRecord>();
  const site = { market, environment };
  return { site, session, supportChat, record, installPrompt, language, storages, store };
}

function apiEnvironment(
  environment: SiteEnvironment,
  storages: BrowserStorages,
  session: Session,
  language: LanguageController,
  notice: ((answer: UnreadableAnswer) => void) | undefined,
): ApiEnvironment {
  const ownOrigin =
    environment.apiUrl === "" || new URL(environment.apiUrl).origin === window.location.origin;
  return {
    apiUrl: environment.apiUrl,
    idempotency: ownOrigin || environment.crossOriginIdempotency ? "send" : "withhold",
    session,
    language: language.current,
    takePrefetched,
    // How what the client learns of the session reaches it (§8).
    report: (event) =>
      event.kind === "gone"
        ? session.serviceGone()
        : session.requireLogIn(event.kind === "signed-out" ? "refused" : event.code),
    onUnreadableAnswer:
      environment.onUnreadableAnswer ?? (import.meta.env.DEV ? logUnreadableAnswer : notice),
    server: persistedServerKnowledge(environment.apiUrl, storages.local),
    ...(environment.waits && { timeouts: { resend: environment.waits.resend } }),
  };
}
