import { byId, getJson, showTable } from "./page.js";

/**
 * @typedef {{ site: string, page: string, loads: number, p75: Partial<Record<string, number>> }} PageVitals
 * @typedef {{ page: string, times: number }} Occurrence
 * @typedef {Occurrence & { kind: "error", source: string, name: string, message: string, stack: string[] }} PageError
 * @typedef {Occurrence & { kind: "chunk", file: string | null }} Chunk
 * @typedef {Occurrence & { kind: "answer", schema: string, lost: string, paths: string[] }} Answer
 * @typedef {PageError | Chunk | Answer} Problem
 * @typedef {{ site: string, release: string, problem: Problem }} Counted
 */

const VITALS = ["FCP", "LCP", "CLS", "INP", "TTFB"];

/**
 * @param {string} name
 * @param {number | undefined} value
 */
function vitalText(name, value) {
  if (value === undefined) return "–";
  return name === "CLS" ? value.toFixed(3) : `${value.toLocaleString("en")} ms`;
}

/**
 * What happened, and where in the code or the answer.
 * @param {Problem} problem
 * @returns {[string, string]}
 */
function describe(problem) {
  switch (problem.kind) {
    case "error":
      return [`${problem.source}: ${problem.name}: ${problem.message}`, problem.stack[0] ?? ""];
    case "chunk":
      return ["a part failed to load", problem.file ?? ""];
    case "answer": {
      const what = problem.lost === "items" ? "items were dropped" : "the answer could not be read";
      return [`${problem.schema}: ${what}`, problem.paths.join(", ")];
    }
  }
}

async function show() {
  /** @type {{ vitals: PageVitals[], problems: Counted[] }} */
  const { vitals, problems } = await getJson("/sandbox/site-reports");
  byId("site-reports", HTMLElement).hidden = vitals.length + problems.length > 0;
  showTable(
    "site-vitals",
    ["Site", "Page", "Loads", ...VITALS],
    vitals.map(({ site, page, loads, p75 }) => [
      site,
      page,
      String(loads),
      ...VITALS.map((name) => vitalText(name, p75[name])),
    ]),
  );
  showTable(
    "site-problems",
    ["Times", "Site", "Page", "Problem", "Where"],
    problems.map(({ site, release, problem }) => [
      String(problem.times),
      `${site} ${release}`,
      problem.page,
      ...describe(problem),
    ]),
  );
}
await show();
