import { createRoot } from "react-dom/client";
import { activeApi } from "@member-wallet/api";
import type { Market } from "@member-wallet/domain";
import { retryWithBackoff } from "@member-wallet/ui";
import { PATHS } from "../navigation/paths.ts";
import { browserTabChannel } from "../session/session.ts";
import type { SiteEnvironment } from "../site/environment.ts";
import { App } from "./App.tsx";
import { preloadFirstScreen } from "./screens.ts";
import { type AppServices, createServices } from "./services.ts";

/**
 * Mounts the product for one market: both sites call this with their rules, texts and theme. The first screen and its
 * texts load before the first render; if they fail to load, the first render shows the failure.
 */
export function mountMember(market: Market, environment: SiteEnvironment): void {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no #root to mount into.");
  const services = createServices(market, environment, browserTabChannel());
  const draw = () => {
    createRoot(container).render(<App {...services} />);
    // The reload for chunks that fail to load isn't needed before the page shows.
    retryWithBackoff(async () => {
      const { reloadForChunks } = await import("./reload-for-chunks.ts");
      const { store, session } = services;
      reloadForChunks({ store, session, reload: () => window.location.reload() });
    }).now();
  };
  const { pathname } = window.location;
  const screen = preloadFirstScreen(pathname, services.session.token() !== null, services.language);
  Promise.all([screen, pathname === PATHS.login ? waitForActive(services) : null]).then(draw, draw);
}

/** How long the first render of `/login` waits for an answer that has most likely arrived, in milliseconds. */
const ACTIVE_WAIT_MS = 30;

/**
 * The page's head has already requested the service's status (§2 Guard). The answer has usually arrived by now, and
 * `/login` then renders complete at once. Otherwise the render goes ahead without it.
 */
function waitForActive({ store }: AppServices): Promise<unknown> {
  const answer = store.dispatch(activeApi.endpoints.getActive.initiate(undefined, { subscribe: false }));
  return Promise.race([answer, new Promise((done) => setTimeout(done, ACTIVE_WAIT_MS))]);
}
