import { SiteReport } from "@member-wallet/api/wire";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { createServices } from "../services.ts";
import { FIXED_MARKET } from "../../testing/render-site.tsx";
import { aSiteEnvironment } from "../../testing/site-environment.ts";
import { type Problems, type RawProblem, watchProblems } from "./problems.ts";
import { type ReportSettings, startReports } from "./start-reports.ts";

const PHONE = "0812345678";
const TOKEN = "pQz8Xv1LrT0sWn5Kb3Hd7A";

let sent: MockInstance<Navigator["sendBeacon"]>;
let visibility: MockInstance<() => DocumentVisibilityState>;

beforeEach(() => {
  sent = vi.spyOn(navigator, "sendBeacon").mockReturnValue(true);
  visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  window.history.replaceState(null, "", `/user/statement?member=${PHONE}`);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

function watched(): Problems {
  const problems = watchProblems();
  if (problems === undefined) throw new Error("Problems are not watched.");
  return problems;
}

async function start(problems: Problems, settings: Partial<ReportSettings> = {}) {
  const environment = aSiteEnvironment({ version: "1.2.3" });
  await startReports(createServices(FIXED_MARKET, environment, null), problems, {
    url: "/api/site-reports",
    vitalsRate: 0,
    ...settings,
  });
}

function hide() {
  visibility.mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  visibility.mockReturnValue("visible");
}

/** The reports so far, each in the shape that receivers are promised. */
function reports(): Promise<SiteReport[]> {
  return Promise.all(
    sent.mock.calls.map(async ([, body]) => {
      const text = await new Response(body).text();
      const read = await SiteReport["~standard"].validate(JSON.parse(text));
      if (read.issues) throw new Error(`${text}: ${JSON.stringify(read.issues)}`);
      return read.value;
    }),
  );
}

async function problemsReported(...noticed: RawProblem[]) {
  const problems = watched();
  noticed.forEach(problems.notice);
  await start(problems);
  hide();
  return (await reports()).flatMap((report) => report.problems);
}

const failed = (payload: unknown) => Object.assign(new Event("vite:preloadError"), { payload });

function anError(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack });
}

describe("a report", () => {
  test("names site, release, language, page pattern and the load, and nothing of the member", async () => {
    localStorage.setItem("token", TOKEN);
    const problems = watched();
    await start(problems);
    problems.notice({ caught: new TypeError(`Member ${PHONE} with ${TOKEN} failed`) });
    hide();
    const [report] = await reports();
    expect(report).toMatchObject({ site: "thai", release: "1.2.3", language: "en", vitals: [] });
    expect(report?.problems).toMatchObject([{ page: "/user/statement", message: "Member * with * failed" }]);
    const text = JSON.stringify(report);
    for (const secret of [PHONE, TOKEN, "member="]) expect(text).not.toContain(secret);
  });

  test("names the page on which a problem was before reports began", async () => {
    const problems = watched();
    problems.notice({ caught: new TypeError("Failed") });
    window.history.replaceState(null, "", "/user/home");
    await start(problems);
    problems.notice({ caught: new TypeError("Failed later") });
    hide();
    expect((await reports()).flatMap((report) => report.problems)).toMatchObject([
      { page: "/user/statement", message: "Failed" },
      { page: "/user/home", message: "Failed later" },
    ]);
  });

  test("goes to the own origin as JSON, and to another one as text, which needs no CORS", async () => {
    for (const address of ["/api/site-reports", "https://reports.example/sites"]) {
      const problems = watched();
      // oxlint-disable-next-line no-await-in-loop -- One page load after another.
      await start(problems, { url: address });
      problems.notice({ caught: new Error("x") });
      hide();
    }
    const [own, other] = sent.mock.calls;
    expect(String(own?.[0])).toBe(`${window.location.origin}/api/site-reports`);
    expect(own?.[1]).toMatchObject({ type: "application/json" });
    expect(String(other?.[0])).toBe("https://reports.example/sites");
    expect(other?.[1]).toBeTypeOf("string");
  });

  test("is sent when the page is hidden, only with something new, and is lost where it is refused", async () => {
    sent.mockReturnValue(false);
    const problems = watched();
    await start(problems);
    hide();
    expect(sent).not.toHaveBeenCalled();
    problems.notice({ caught: new Error("x") });
    expect(sent).not.toHaveBeenCalled();
    hide();
    hide();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("contains what went wrong before its code was loaded", async () => {
    const early = Array.from({ length: 30 }, (_, at) => ({ caught: new Error("x".repeat(at % 15)) }));
    expect(await problemsReported(...early)).toHaveLength(15);
  });

  test("has the vitals of the share of page loads that the build asks for", async () => {
    const chance = vi.spyOn(Math, "random").mockReturnValue(0.3);
    await start(watched(), { vitalsRate: 0.2 });
    hide();
    expect(sent).not.toHaveBeenCalled();
    chance.mockReturnValue(0.1);
    await start(watched(), { vitalsRate: 0.2 });
    // The library tells the time to the first byte after a task of its own.
    await expect
      .poll(async () => {
        hide();
        return (await reports()).flatMap(({ vitals }) => vitals.map(({ name, page }) => `${name} ${page}`));
      })
      .toContain("TTFB /user/statement");
  });
});

describe("a reported problem is", () => {
  test("an error with the lines of the site's own files", async () => {
    const stack = `TypeError: no ${PHONE}
    at pay (${window.location.origin}/assets/index-BQl1f3aT.js:1:2345)
    at ${window.location.origin}/user/home?member=${PHONE}:3:4
    at chrome-extension://abcdefgh/assets/content.js:1:1
    at https://elsewhere.example/assets/theirs.js:7:8
last@${window.location.origin}/assets/react-1a2b3c4d.js:5:6`;
    expect(await problemsReported({ caught: anError("no line", stack) })).toEqual([
      {
        kind: "error",
        source: "caught",
        page: "/user/statement",
        name: "TypeError",
        message: "no line",
        stack: ["/assets/index-BQl1f3aT.js:1:2345", "/assets/react-1a2b3c4d.js:5:6"],
        times: 1,
      },
    ]);
  });

  test("an uncaught error, and a rejection of anything", async () => {
    const rejections = [new Error("late"), "refused", { phone: PHONE }, undefined].map((reason) => {
      const promise = Promise.reject<unknown>(reason);
      promise.catch(() => undefined);
      return new PromiseRejectionEvent("unhandledrejection", { promise, reason });
    });
    const found = await problemsReported(
      new ErrorEvent("error", { error: new RangeError("early"), message: "RangeError: early" }),
      new ErrorEvent("error", { message: "Script error." }),
      ...rejections,
    );
    expect(found.map((each) => each.kind === "error" && [each.source, each.name, each.message])).toEqual([
      ["uncaught", "RangeError", "early"],
      ["uncaught", "string", "Script error."],
      ["rejection", "Error", "late"],
      ["rejection", "string", "refused"],
      ["rejection", "object", ""],
      ["rejection", "undefined", ""],
    ]);
  });

  test("a chunk that failed, with its file where the browser names it", async () => {
    const link = Object.assign(document.createElement("link"), { href: "/assets/Home-1a2b3c4d.css" });
    const styles = new Event("error");
    link.dispatchEvent(styles);
    const script = `Failed to fetch dynamically imported module: ${window.location.origin}/assets/Home-1a2b3c4d.js`;
    const found = await problemsReported(
      failed(new TypeError(script)),
      failed(styles),
      failed(new TypeError("Importing a module script failed.")),
      failed(new TypeError("https://elsewhere.example/assets/theirs.js")),
    );
    expect(found).toMatchObject([
      { kind: "chunk", file: "/assets/Home-1a2b3c4d.js", times: 1 },
      { kind: "chunk", file: "/assets/Home-1a2b3c4d.css", times: 1 },
      { kind: "chunk", file: null, times: 2 },
    ]);
  });

  test("an answer of another shape, by schema and paths, without keys that may be data", async () => {
    const found = await problemsReported({
      schema: "WalletAnswer",
      lost: "items",
      paths: ["slots.3.code", `members.${PHONE}.name`, "members.สมชาย.name", "slots.3.code", ""],
    });
    expect(found).toMatchObject([
      { schema: "WalletAnswer", lost: "items", paths: ["slots.3.code", "members.*.name", ""] },
    ]);
  });
});

describe("nothing is watched where the browser says", () => {
  test("Global Privacy Control", () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    expect(watchProblems()).toBeUndefined();
  });

  test("Do Not Track", () => {
    vi.spyOn(navigator, "doNotTrack", "get").mockReturnValue("1");
    expect(watchProblems()).toBeUndefined();
  });
});
