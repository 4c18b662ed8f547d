import { createRoot } from "react-dom/client";
import { activeApi, type ApiEnvironment, type ClientReport } from "@member-wallet/api";
import type { Market } from "@member-wallet/domain";
import { keepTrying } from "@member-wallet/ui";
import type { SiteEnvironment } from "../site/environment.ts";
import { logDroppedItems } from "./log-dropped-items.ts";
import { rememberInviter } from "../features/registration/inviter.ts";
import { createLanguageRoom, type LanguageRoom } from "../language/language.ts";
import { Member, type MemberRooms } from "./App.tsx";
import { PATHS } from "../navigation/paths.ts";
import { bringFirstScreen } from "./screens.ts";
import { beginVisit } from "./session-guard/begin-visit.ts";
import { dropEarly, takeEarly } from "../session/prefetched-calls.ts";
import { browserTabChannel, createSession, type Session } from "../session/session.ts";
import { browserStorages, type BrowserStorages } from "../storage/storage.ts";
import { keptServerKnowledge } from "../store/server-knowledge.ts";
import { createStore } from "../store/store.ts";

/**
 * Mounts the product for one market: both sites are this, with their own rules, texts and theme. The first screen and
 * its texts are awaited before the first drawing; where they cannot be fetched, the drawing itself says so.
 */
export function mountMember(market: Market, environment: SiteEnvironment): void {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no #root to mount into.");

  const rooms = openRooms(market, environment);
  const draw = () => {
    createRoot(container).render(<Member {...rooms} />);
    // What mends chunks that cannot be had comes behind the page.
    keepTrying(async () => {
      const { reloadForChunks } = await import("./reload-for-chunks.ts");
      const { store, session } = rooms;
      reloadForChunks({ store, session, reload: () => window.location.reload() });
    }).now();
  };
  const { pathname } = window.location;
  const screen = bringFirstScreen(pathname, rooms.session.token() !== null, rooms.language);
  Promise.all([screen, pathname === PATHS.login ? lookWhetherActive(rooms) : null]).then(draw, draw);
}

/** As long as the first drawing of `/login` waits for an answer that is as good as there. */
const AS_GOOD_AS_THERE_MS = 30;

/**
 * The page's head has asked already whether the service is there (§2 Guard). Mostly the answer has come by now: then
 * `/login` is drawn dressed at once, instead of plain first. Where it has not, the drawing goes ahead without.
 */
function lookWhetherActive({ store }: MemberRooms): Promise<unknown> {
  const answer = store.dispatch(activeApi.endpoints.getActive.initiate(undefined, { subscribe: false }));
  return Promise.race([answer, new Promise((done) => setTimeout(done, AS_GOOD_AS_THERE_MS))]);
}

function openRooms(market: Market, environment: SiteEnvironment): MemberRooms {
  const storages = browserStorages();
  const session = createSession(storages, browserTabChannel());
  // An invite link's code is kept first: what follows may lead elsewhere.
  if (window.location.pathname.startsWith(PATHS.register)) {
    rememberInviter(window.location.search, storages.local);
  }
  beginVisit(session);

  const language = createLanguageRoom(market.firstLanguage, environment.firstTexts, storages.local);
  session.subscribe(dropEarly);
  const store = createStore(apiEnvironment(environment, storages, session, language), session);
  return { site: { market, environment }, session, language, storages, store };
}

function apiEnvironment(
  environment: SiteEnvironment,
  storages: BrowserStorages,
  session: Session,
  language: LanguageRoom,
): ApiEnvironment {
  const ownOrigin =
    environment.apiUrl === "" || new URL(environment.apiUrl).origin === window.location.origin;
  return {
    apiUrl: environment.apiUrl,
    idempotency: ownOrigin || environment.crossOriginIdempotency ? "send" : "withhold",
    session,
    language: language.current,
    takeEarly,
    report: (event: ClientReport) => (event.kind === "gone" ? session.end() : session.leave("refused")),
    onDroppedItems: import.meta.env.DEV
      ? (environment.onDroppedItems ?? logDroppedItems)
      : environment.onDroppedItems,
    server: keptServerKnowledge(environment.apiUrl, storages.tab),
  };
}
