import { createRoot, hydrateRoot } from "react-dom/client";
import type { Market } from "@member-wallet/domain";
import { retryWithBackoff } from "@member-wallet/ui";
import { isPublicPath } from "../navigation/paths.ts";
import { NOT_FOUND } from "../navigation/prerendered-pages.ts";
import { browserTabChannel } from "../session/session.ts";
import type { SiteEnvironment } from "../site/environment.ts";
import { catchInstallPrompt } from "../site/install-prompt.ts";
import { App } from "./App.tsx";
import { settleFirstAddress } from "./first-address.ts";
import { isNowhere, preloadFirstScreen } from "./screens.ts";
import { createServices } from "./services.ts";

/**
 * Mounts the product for one market: both sites call this with their rules, texts and theme. The first screen and its
 * texts load before the first render; if they fail to load, the first render shows the failure. A page that the HTML
 * already contains is hydrated; `data-hydrated` on the root then says that it reacts.
 */
export function mountMember(market: Market, environment: SiteEnvironment): void {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no #root to mount into.");
  catchInstallPrompt();
  const services = createServices(market, environment, browserTabChannel());
  const loggedIn = services.session.token() !== null;
  settleFirstAddress(loggedIn);
  const { pathname } = window.location;
  const prerendered = contains(container, pathname, loggedIn, services.language.current());

  const app = <App {...services} onMounted={() => (container.dataset["hydrated"] = "")} />;
  const draw = (hydrates: boolean) => {
    if (hydrates) hydrateRoot(container, app);
    else createRoot(container).render(app);
    retryWithBackoff(async () => {
      const { afterStart } = await import("./after-start.ts");
      afterStart(services);
    }).now();
  };
  preloadFirstScreen(pathname, loggedIn, services.language).then(
    () => draw(prerendered),
    // The failure stands in the screen's place.
    () => draw(false),
  );
}

/** Whether the HTML's page is the one that this address shows in this language. */
function contains({ dataset }: HTMLElement, pathname: string, loggedIn: boolean, language: string): boolean {
  const page = isNowhere(pathname) ? NOT_FOUND : pathname;
  // A member who went back to a public page stays where they were, and is asked (`useLeaving`).
  const asked = loggedIn && isPublicPath(pathname);
  return dataset["page"] === page && dataset["language"] === language && !asked;
}
