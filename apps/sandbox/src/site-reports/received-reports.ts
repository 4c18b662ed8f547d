import { createHmac, randomBytes } from "node:crypto";
import type { SiteProblem, SiteReport, SiteVital } from "@member-wallet/api/wire";

/** How many reports are stored; then the oldest goes, of the sender with the most. */
const MOST_REPORTS = 500;

/** The web vitals of one page of one site: of each, the value that three of four page loads stay within. */
export interface PageVitals {
  site: string;
  page: string;
  /** The number of page loads that reported any. */
  loads: number;
  p75: Partial<Record<SiteVital["name"], number>>;
}

/** A problem of one release, with how often it came in all page loads. */
export interface CountedProblem {
  site: string;
  release: string;
  problem: SiteProblem;
}

/**
 * The reports of this process, in memory: they are for looking at, and end with it. A report is stored with a digest of
 * its sender's address, whose key is random and stored nowhere.
 */
export function createReceivedReports() {
  const key = randomBytes(32);
  const stored: { sender: string; report: SiteReport }[] = [];
  const all = () => stored.map(({ report }) => report);

  /** Removes the oldest report of the sender with the most, so that no sender's reports drive out those of others. */
  function removeOne(): void {
    const [[most] = []] = [...Map.groupBy(stored, ({ sender }) => sender).values()].toSorted(
      (one, other) => other.length - one.length,
    );
    if (most !== undefined) stored.splice(stored.indexOf(most), 1);
  }

  return {
    add(address: string, report: SiteReport) {
      stored.push({ sender: createHmac("sha256", key).update(address).digest("hex"), report });
      if (stored.length > MOST_REPORTS) removeOne();
    },
    /** The oldest first. */
    all,
    vitals: () => vitalsOf(all()),
    problems: () => problemsOf(all()),
    clear: () => void stored.splice(0),
  };
}

function vitalsOf(reports: readonly SiteReport[]): PageVitals[] {
  const measured = reports.flatMap(({ site, load, vitals }) =>
    vitals.map((vital) => ({ site, load, ...vital })),
  );
  const pages = Map.groupBy(measured, ({ site, page }) => `${site} ${page}`);
  return [...pages.values()].flatMap((values) => {
    const [first] = values;
    if (first === undefined) return [];
    const byName = Map.groupBy(values, ({ name }) => name);
    const p75 = Object.fromEntries([...byName].map(([name, all]) => [name, percentile75(all)]));
    return { site: first.site, page: first.page, loads: new Set(values.map(({ load }) => load)).size, p75 };
  });
}

/** The smallest value that at least three quarters of all are not above. */
function percentile75(all: readonly { value: number }[]): number {
  const sorted = all.map(({ value }) => value).toSorted((one, other) => one - other);
  return sorted[Math.ceil(0.75 * sorted.length) - 1] ?? 0;
}

/** The most frequent first. */
function problemsOf(reports: readonly SiteReport[]): CountedProblem[] {
  const counted = new Map<string, CountedProblem>();
  for (const { site, release, problems } of reports) {
    for (const { times, ...problem } of problems) {
      const key = JSON.stringify([site, release, problem]);
      const before = counted.get(key)?.problem.times ?? 0;
      counted.set(key, { site, release, problem: { ...problem, times: before + times } });
    }
  }
  return [...counted.values()].toSorted((one, other) => other.problem.times - one.problem.times);
}
