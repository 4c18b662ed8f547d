import type { SiteProblem, SiteReport } from "@member-wallet/api/wire";
import { afterEach, describe, expect, it } from "vitest";
import { useTestApp } from "../testing/suites.ts";
import { refusal } from "../testing/test-app.ts";

const PATH = "/api/site-reports";
const ERROR: SiteProblem = {
  kind: "error",
  source: "uncaught",
  page: "/login",
  name: "TypeError",
  message: "No screen is mounted.",
  stack: ["/assets/index-1a2b3c4d.js:1:234"],
  times: 2,
};

function aReport(over: Partial<SiteReport> = {}): SiteReport {
  return {
    site: "thai",
    release: "1.2.3",
    language: "th",
    connection: "4g",
    load: "0123456789abcdef0123456789abcdef",
    vitals: [],
    problems: [],
    ...over,
  };
}

const lcp = (value: number, page = "/login") => ({ page, name: "LCP", value, rating: "good" }) as const;

const from = (address: string) => ({ "X-Forwarded-For": address });

/** The random bits of a page load. */
const load = (number: number) => number.toString(16).padStart(32, "0");

describe("reports of the sites", async () => {
  const app = await useTestApp();
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    app.call("POST", PATH, { body, headers });
  const received = async () => (await app.call("GET", "/sandbox/site-reports")).body;

  afterEach(() => app.call("DELETE", "/sandbox/site-reports"));

  it("are listed as they came", async () => {
    const report = aReport({ vitals: [lcp(900)], problems: [ERROR] });
    expect(await send(report)).toMatchObject({ status: 200 });
    expect(await received()).toMatchObject({ reports: [report] });
  });

  it("show of each vital what three of four page loads of a page stay within", async () => {
    const values = [1_000, 400, 200, 3_000];
    for (const [at, value] of values.entries())
      await send(aReport({ load: load(at), vitals: [lcp(value), lcp(100, "/howto")] }));
    expect(await received()).toMatchObject({
      vitals: [
        { site: "thai", page: "/login", loads: 4, p75: { LCP: 1_000 } },
        { site: "thai", page: "/howto", loads: 4, p75: { LCP: 100 } },
      ],
    });
  });

  it("count equal problems of a release, the most frequent first", async () => {
    const chunk = { kind: "chunk", page: "/login", file: null, times: 3 } as const;
    await send(aReport({ problems: [ERROR] }));
    await send(aReport({ load: load(1), problems: [chunk, ERROR] }));
    await send(aReport({ release: "1.2.4", problems: [ERROR] }));
    expect(await received()).toMatchObject({
      problems: [
        { release: "1.2.3", problem: { ...ERROR, times: 4 } },
        { release: "1.2.3", problem: chunk },
        { release: "1.2.4", problem: ERROR },
      ],
    });
  });

  it.each([
    ["a phone in the message", { problems: [{ ...ERROR, message: "No member 0812345678" }] }],
    ["a name in the message", { problems: [{ ...ERROR, message: "สมชาย" }] }],
    ["an e-mail in the message", { problems: [{ ...ERROR, message: "a@b" }] }],
    ["the query of an address", { problems: [{ ...ERROR, page: "/login?phone=0812345678" }] }],
    ["an id in the page", { vitals: [{ ...lcp(1), page: "/user/0812345678" }] }],
    ["a file of elsewhere", { problems: [{ ...ERROR, stack: ["https://elsewhere.example/a.js:1:2"] }] }],
    ["more problems than a page load may report", { problems: Array.from({ length: 21 }, () => ERROR) }],
    ["a field that nobody knows", { member: "0812345678" }],
    ["no site", { site: undefined }],
  ])("are refused with %s", async (_what, over) => {
    expect(await send({ ...aReport(), ...over })).toMatchObject(refusal("KEY_INVALID"));
    expect(await received()).toMatchObject({ reports: [] });
  });

  it("are refused in another type, and beyond 64 kB", async () => {
    const text = { "Content-Type": "text/plain" };
    expect(await send(aReport(), text)).toMatchObject(refusal("KEY_INVALID", 415));
    const large = `${JSON.stringify(aReport())}${" ".repeat(65_536)}`;
    expect(await send(large)).toMatchObject(refusal("KEY_INVALID", 413));
  });

  it("are stored up to 500, and of one address up to 60 a minute, which drive out nobody else's", async () => {
    const statuses = new Map<number, number>();
    const others = [aReport({ load: load(1_000) }), aReport({ load: load(1_001) })];
    await send(others[0], from("198.51.100.2"));
    for (let at = 0; at < 640; at += 1) {
      if (at % 64 === 0) app.setNow(new Date(Date.UTC(2026, 2, 3, 5, at)));
      const { status } = await send(aReport({ load: load(at) }), from("198.51.100.1"));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 600],
      [429, 40],
    ]);
    await send(others[1], from("198.51.100.3"));
    const { reports } = (await received()) as { reports: readonly SiteReport[] };
    expect(reports).toHaveLength(500);
    expect([reports[0], reports.at(-1)]).toEqual(others);
    expect(reports.at(-2)?.load).toBe(load(635));
    expect(JSON.stringify(await received())).not.toContain("198.51.100");
  });

  it("are shown to this machine only", async () => {
    for (const method of ["GET", "DELETE"]) {
      const headers = { Origin: "https://elsewhere.example" };
      expect((await app.call(method, "/sandbox/site-reports", { headers })).status).toBe(403);
    }
  });
});
