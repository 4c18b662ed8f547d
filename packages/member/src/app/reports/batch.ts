import type { SiteProblem, SiteReport, SiteVital } from "@member-wallet/api";
import type { DescribedProblem } from "./describe-problem.ts";

/** How many different problems one page load reports. */
const MOST_PROBLEMS = 20;

/** What waits to be sent. */
export type Waiting = Pick<SiteReport, "vitals" | "problems">;

/**
 * Collects what one page load reports: each vital and each problem once, with how often the problem came until it was
 * sent, and no more than 20 problems.
 */
export function createBatch() {
  const problems = new Map<string, SiteProblem | "sent">();
  const vitals = new Map<string, SiteVital | "sent">();
  return {
    addProblem(problem: DescribedProblem) {
      const key = JSON.stringify(problem);
      const known = problems.get(key);
      if (known === "sent" || (known === undefined && problems.size >= MOST_PROBLEMS)) return;
      problems.set(key, { ...problem, times: (known?.times ?? 0) + 1 });
    },
    /** The latest value counts, until it is sent. */
    addVital(vital: SiteVital) {
      if (vitals.get(vital.name) !== "sent") vitals.set(vital.name, vital);
    },
    /** Takes what is new since the last time; `null` for nothing. */
    take(): Waiting | null {
      const waiting = { vitals: takeAll(vitals), problems: takeAll(problems) };
      return waiting.vitals.length + waiting.problems.length > 0 ? waiting : null;
    },
  };
}

function takeAll<Item>(items: Map<string, Item | "sent">): Item[] {
  const taken: Item[] = [];
  for (const [key, item] of items) {
    if (item === "sent") continue;
    taken.push(item);
    items.set(key, "sent");
  }
  return taken;
}
