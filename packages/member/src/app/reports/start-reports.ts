import type { SiteReport } from "@member-wallet/api";
import { randomId } from "@member-wallet/domain";
import { pagePattern } from "../../navigation/page-pattern.ts";
import type { AppServices } from "../services.ts";
import { createBatch } from "./batch.ts";
import { describeProblem } from "./describe-problem.ts";
import type { Problems, RawProblem } from "./problems.ts";

/** Where reports go, and which share of page loads, from 0 to 1, reports web vitals. */
export interface ReportSettings {
  readonly url: string;
  readonly vitalsRate: number;
}

declare global {
  interface ImportMetaEnv {
    /** `null`: the build reports nothing. */
    readonly SITE_REPORTS: ReportSettings | null;
  }
}

/** The build's own. Not in the site's environment, which is part of the first load. */
const OF_THE_BUILD = import.meta.env.SITE_REPORTS;

/**
 * Reports this page load to the address of the settings: problems, those from before this module included, and
 * for a share of the loads web vitals. Sends whenever the page is hidden. Rejects when the vitals' code fails to load.
 */
export async function startReports(
  { site: { market, environment }, language }: Pick<AppServices, "site" | "language">,
  problems: Problems,
  settings = OF_THE_BUILD,
): Promise<void> {
  if (settings === null) return;
  const { url, vitalsRate } = settings;
  const page = pagePattern(problems.path);
  const sampled = Math.random() < vitalsRate;
  const vitals = sampled ? await import("./vitals.ts") : null;

  const batch = createBatch();
  vitals?.watchVitals(page, batch.addVital);
  const notice = (problem: RawProblem, on = pagePattern(window.location.pathname)) =>
    batch.addProblem(describeProblem(problem, on, window.location.origin));
  problems.listener = (problem) => notice(problem);
  problems.early.splice(0).forEach((problem) => notice(problem, page));

  const load = randomId();
  // On the window, so that it comes after the vitals' own listeners on the document.
  addEventListener("visibilitychange", () => {
    const waiting = document.visibilityState === "hidden" ? batch.take() : null;
    if (waiting === null) return;
    send(url, {
      site: market.id,
      release: environment.version,
      language: language.current(),
      connection: connectionType(),
      load,
      ...waiting,
    });
  });
}

/** A report that the browser or the receiver refuses is lost: no page depends on it. */
function send(address: string, report: SiteReport) {
  const url = new URL(address, window.location.href);
  const body = JSON.stringify(report);
  // Plain text needs no CORS at another origin.
  const own = url.origin === window.location.origin;
  navigator.sendBeacon(url, own ? new Blob([body], { type: "application/json" }) : body);
}

const CONNECTIONS: readonly SiteReport["connection"][] = ["slow-2g", "2g", "3g", "4g"];

function connectionType(): SiteReport["connection"] {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection !== "object" || connection === null) return null;
  const type: unknown = Reflect.get(connection, "effectiveType");
  return CONNECTIONS.find((each) => each === type) ?? null;
}
