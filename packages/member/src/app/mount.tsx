import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { Market } from "@member-wallet/domain";
import { retryWithBackoff } from "@member-wallet/ui";
import { isPublicPath } from "../navigation/paths.ts";
import { NOT_FOUND } from "../navigation/prerendered-pages.ts";
import { browserTabChannel } from "../session/session.ts";
import type { SiteEnvironment } from "../site/environment.ts";
import { catchInstallPrompt } from "../site/install-prompt.ts";
import { App } from "./App.tsx";
import { quiet } from "./quiet.ts";
import { preloadFirstScreen } from "./screens.ts";
import { createServices } from "./services.ts";

/**
 * Mounts the product for one market: both sites call this with their rules, texts and theme. The first screen and its
 * texts load before the first render; if they fail to load, the first render shows the failure. A page that the HTML
 * already contains is hydrated; `data-hydrated` on the root then says that it reacts.
 * @returns the root, once it renders; never rejects.
 */
export function mountMember(market: Market, environment: SiteEnvironment): Promise<Root> {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no #root to mount into.");
  catchInstallPrompt();
  const services = createServices(market, environment, browserTabChannel());
  const loggedIn = services.session.token() !== null;
  const { pathname } = window.location;
  const prerendered = contains(container, pathname, loggedIn, services.language.current());

  const app = <App {...services} onMounted={() => (container.dataset["hydrated"] = "")} />;
  const draw = (hydrates: boolean) => {
    const root = hydrates ? hydrateRoot(container, app) : createRoot(container);
    if (!hydrates) root.render(app);
    retryWithBackoff(async () => {
      await quiet();
      const { afterStart } = await import("./after-start.ts");
      afterStart(services);
    }).now();
    return root;
  };
  // A failure is shown in place of the page.
  return preloadFirstScreen(pathname, loggedIn, services.language).then(
    () => draw(prerendered),
    () => draw(false),
  );
}

/** Whether the HTML's page, which the script in its head chose, is the one that is rendered first. */
function contains({ dataset }: HTMLElement, pathname: string, loggedIn: boolean, language: string): boolean {
  // A member who went back to a public page stays where they were, and is asked (`useLeaving`).
  if (dataset["language"] !== language || (loggedIn && isPublicPath(pathname))) return false;
  return dataset["page"] === pathname || dataset["page"] === NOT_FOUND;
}
