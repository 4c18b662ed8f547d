import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import type { Market } from "@member-wallet/domain";
import { retryWithBackoff } from "@member-wallet/ui";
import { isPublicPath, readTarget } from "../navigation/paths.ts";
import { NOT_FOUND } from "../navigation/prerendered-pages.ts";
import { dropPrefetched } from "../session/prefetched-calls.ts";
import { browserTabChannel } from "../session/tab-channel.ts";
import type { SiteEnvironment } from "../site/environment.ts";
import { App } from "./App.tsx";
import { quiet } from "./quiet.ts";
import { type Problems, watchProblems } from "./reports/problems.ts";
import { preloadFirstScreen } from "./screens.ts";
import { createServices } from "./services.ts";

declare global {
  interface Document {
    /** Whether the browser loads the page ahead, unseen; missing in browsers that don't. */
    prerendering?: boolean;
  }
}

/**
 * Mounts the product for one market: both sites call this with their rules, texts and theme. The first screen and its
 * texts load before the first render; if they fail to load, the first render shows the failure. A page that the HTML
 * already contains is hydrated; `data-hydrated` on the root then says that it reacts, `data-started` that its effects have
 * run. A page that the browser loads ahead is mounted once the member opens it: until then it must not end a session.
 * @returns the root, once it renders; never rejects.
 */
export async function mountMember(market: Market, environment: SiteEnvironment): Promise<Root> {
  const container = document.getElementById("root");
  if (container === null) throw new Error("The page has no #root to mount into.");
  if (document.prerendering) {
    await new Promise((opened) => {
      document.addEventListener("prerenderingchange", opened);
    });
    // What the page's head has asked for is old by now, and may be of another member.
    dropPrefetched();
  }
  // Settled by the build: without reports none of this is in it.
  const problems = import.meta.env.SITE_REPORTS ? watchProblems() : undefined;
  const services = createServices(market, environment, browserTabChannel(), problems?.notice);
  const loggedIn = services.session.token() !== null;
  const app = <App {...services} onStage={(stage) => (container.dataset[stage] = "")} />;
  const draw = (hydrates: boolean) => {
    const options = problems && reportCaught(problems);
    // At once: Back or Forward could still change the address before a render that is scheduled.
    const root = hydrates
      ? flushSync(() => hydrateRoot(container, app, options))
      : createRoot(container, options);
    if (!hydrates) root.render(app);
    retryWithBackoff(async () => {
      await quiet();
      const { afterStart } = await import("./after-start.ts");
      afterStart(services, problems);
    }).now();
    return root;
  };
  // The address is read again: Back or Forward may have changed it meanwhile. A failure is shown in place of the page.
  return preloadFirstScreen(window.location.pathname, loggedIn, services.language)
    .then(nextTask)
    .then(
      () => draw(contains(container, window.location.pathname, loggedIn, services.language.current())),
      () => draw(false),
    );
}

/** Lets the browser react between running the scripts and drawing the page. */
function nextTask(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
  });
}

/** Notices the errors that a boundary caught, and logs them as React does by itself. */
function reportCaught(problems: Problems): RootOptions {
  return {
    onCaughtError(caught) {
      // oxlint-disable-next-line no-console -- What React does without this option.
      console.error(caught);
      problems.notice({ caught });
    },
  };
}

/** Whether the HTML's page, which the script in its head chose, is the one that is rendered first. */
function contains({ dataset }: HTMLElement, pathname: string, loggedIn: boolean, language: string): boolean {
  // A member who went back to a public page stays where they were, and is asked (`useLeaving`); a visitor on a member's
  // page, whose token is gone, is led to the log-in.
  if (loggedIn ? isPublicPath(pathname) : readTarget(pathname) !== null) return false;
  if (dataset["language"] !== language) return false;
  return dataset["page"] === pathname || dataset["page"] === NOT_FOUND;
}
