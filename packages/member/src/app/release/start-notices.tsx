import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import { draftsOf } from "../../session/drafts/create-drafts.ts";
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

  const registration = site.environment.serviceWorker ? await registerWorker() : null;
  if (!registration) return;
  followReleases({
    registration,
    nothingToLose: () => nothingToLose({ store, session }),
    reload,
    offer: () => show(true),
  });
}
