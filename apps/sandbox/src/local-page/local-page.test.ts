import { describe, expect, it } from "vitest";
import { createTestApp } from "../testing/test-app.ts";
import { useTestApp } from "../testing/suites.ts";

const EVIL = `<img src=x onerror=alert(1)>"'&</td><script>alert(2)</script>`;

describe("the local page", async () => {
  const app = await useTestApp();
  const open = (path: string, headers: Record<string, string> = {}) => app.app.request(path, { headers });
  const page = async () => (await open("/sandbox")).text();
  /** The page's files, and the module that its scripts import. */
  const files = async () => [
    "/sandbox/page.js",
    ...[...(await page()).matchAll(/(?:src|href)="(\/sandbox\/[^"]+\.\w+)"/g)].map(([, path]) => path ?? ""),
  ];

  it("shows the members with their money, and a sound ledger", async () => {
    const member = await app.member({ wallet: 123_456, games: { PG: 5_000 } }, { name: "Mali Suk" });
    const text = await page();
    for (const shown of ["Mali Suk", member.username, "1,234.56", "50.00", "The ledger is sound."])
      expect(text).toContain(shown);
  });

  it("shows members' texts as text, never as markup", async () => {
    await app.member({}, { name: EVIL });
    const text = await page();
    expect(text).not.toContain("<img src=x");
    expect(text).not.toContain("<script>alert");
    expect(text).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });

  it("reports an unsound ledger", async () => {
    const broken = await createTestApp();
    await broken.member({ wallet: 100 });
    await broken.database.query("alter table ledger_account disable trigger user");
    await broken.database.query("update ledger_account set balance = balance + 1 where kind = 'wallet'");
    const text = await (await broken.app.request("/sandbox")).text();
    await broken.close();
    expect(text).not.toContain("The ledger is sound.");
    expect(text).toContain("but its postings sum to");
  });

  it("runs only scripts from its own origin, none inline", async () => {
    const response = await open("/sandbox");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("unsafe");
    const text = await response.text();
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|<[^>]*\s(?:on\w+|style)=/);
  });

  it("serves every file that it names, and no script parses markup", async () => {
    const named = await files();
    expect(named.length).toBeGreaterThan(4);
    for (const path of named) {
      const response = await open(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get("Content-Type")).toMatch(/^text\/(?:css|javascript)/);
      expect(await response.text()).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write/);
    }
    expect((await open("/sandbox/nothing.js")).status).toBe(404);
  });

  it.each(["switches", "faults", "qrcodes", "gift-links", "slips", "withdrawals", "site-reports"])(
    "has the section %s and its script",
    async (name) => {
      const text = await page();
      expect(text).toContain(`id="${name}"`);
      expect(text).toContain(`<script type="module" src="/sandbox/${name}.js"></script>`);
    },
  );

  it("is only for this machine, including its files", async () => {
    for (const path of ["/sandbox", ...(await files())]) {
      expect((await open(path, { Origin: "https://elsewhere.example" })).status).toBe(403);
      expect((await open(`http://elsewhere.example${path}`)).status).toBe(403);
    }
  });

  it("offers every account that receives transfers, and every reason to refuse a slip", async () => {
    const text = await page();
    const { depositAccounts, kipPerBaht } = app.context.operator;
    const accounts = depositAccounts.filter(({ bankType }) => bankType !== "PAYMENT");
    expect(accounts.length).toBeGreaterThan(0);
    for (const { bankAccountNo } of accounts) expect(text).toContain(`<option value="${bankAccountNo}">`);
    expect(text).toContain(`${kipPerBaht} kip are 1 baht`);
    expect(text).toContain("SLIP_REFNO_DUPLICATED");
  });

  it("suggests faults for the calls of the sites, each once, and for no others", async () => {
    const list = /<datalist id="calls">(.*?)<\/datalist>/s.exec(await page())?.[1] ?? "";
    const calls = [...list.matchAll(/value="([^"]+)"/g)].map(([, call]) => call ?? "");
    const some = ["POST /api/login", "GET /api/invite/bonus", "GET /api/promotion/activate/*"];
    expect(calls).toEqual(expect.arrayContaining([...some, "GET /api/autoLogin/*/*/*"]));
    expect(calls.filter((call) => !/^[A-Z]+ \/api\/[\w/*-]+$/.test(call))).toEqual([]);
    expect(new Set(calls).size).toBe(calls.length);
  });
});
