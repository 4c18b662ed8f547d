import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { draftsOf } from "../../session/drafts/drafts.ts";
import { nothingToLose } from "../reload-for-chunks.ts";
import type { AppServices } from "../services.ts";
import { followReleases } from "./follow-releases.ts";
import { SiteNotices } from "./SiteNotices.tsx";
import styles from "./SiteNoticesView.module.css";
import { registerWorker } from "./worker.ts";

/**
 * Shows that the page is offline or that a new release is there, and registers the site's worker. The notices are a
 * React root of their own: every page has them, and none waits for them. Rejects when their texts fail to load.
 */
export async function startNotices({ site, session, language, store }: AppServices): Promise<void> {
  // First: a page without a line shows the notices from what the worker has stored.
  const registering = site.environment.serviceWorker ? registerWorker() : null;
  await language.loadNamespaces(["ui", "notice"]);

  const host = document.createElement("div");
  host.className = styles.host ?? "";
  document.body.append(host);
  const reload = () => {
    draftsOf(session).handOver();
    window.location.reload();
  };
  const root = createRoot(host);
  const show = (newRelease: boolean) =>
    root.render(
      <I18nextProvider i18n={language.i18n}>
        <SiteNotices newRelease={newRelease} refresh={reload} later={() => show(false)} />
      </I18nextProvider>,
    );
  show(false);

  const registration = await registering;
  if (!registration) return;
  followReleases({
    registration,
    nothingToLose: () => nothingToLose(store),
    reload,
    offer: () => show(true),
  });
}
