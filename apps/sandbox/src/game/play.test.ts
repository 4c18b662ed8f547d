import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { aGame, testOperator } from "../testing/test-operator.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { checkLedgerAfterEach, useTestApp } from "../testing/suites.ts";

const HOUR = 3_600_000;
const operator = {
  ...testOperator,
  games: [...testOperator.games, aGame({ code: "ODD", name: `<img src=x onerror="alert(1)">` })],
};

describe("playing at a provider", async () => {
  const app = await useTestApp({ operator });
  checkLedgerAfterEach(app);
  afterEach(() => app.setNow(NOON));

  const post = (path: string, body: unknown) => app.call("POST", `/files/play/${path}`, { body });
  const nextRound = (outcome: string) => app.call("POST", "/sandbox/next-round", { body: { outcome } });
  const play = (session: string, stake: unknown, round: unknown = randomUUID()) =>
    post("round", { session, round, stake });
  async function logIn(member: TestMember, code = "PG") {
    const login = await app.database.transaction((tx) => app.context.games.login(tx, member.id, code));
    const { body } = await post("log-in", { code, ...login });
    return (body as { session: string }).session;
  }

  it("starts with the account's own log-in", async () => {
    const member = await app.member({ games: { PG: 5_050 } });
    const session = await logIn(member);
    expect((await post("balance", { session })).body).toEqual({ balance: 50.5 });
    for (const wrong of [
      { code: "PG", username: "nobody", password: "x" },
      { code: "JOKER", username: "", password: "" },
    ])
      expect(await post("log-in", wrong)).toMatchObject(refusal("WRONG_CREDENTIAL", 403));
  });

  it("takes the stake and credits the payout", async () => {
    const member = await app.member({ games: { PG: 10_000 } });
    const session = await logIn(member);
    await nextRound("win");
    expect((await play(session, 10)).body).toEqual({ balance: 110, payout: 20 });
    await nextRound("lose");
    expect((await play(session, 50)).body).toEqual({ balance: 60, payout: 0 });
    await nextRound("chance");
    expect(await member.balance("game", "PG")).toBe(6_000);
  });

  it("plays a repeated round once, also when all arrive at once", async () => {
    const member = await app.member({ games: { PG: 10_000 } });
    const session = await logIn(member);
    const round = randomUUID();
    await nextRound("lose");
    const responses = await Promise.all(Array.from({ length: 20 }, () => play(session, 10, round)));
    await nextRound("chance");
    for (const { body } of responses) expect(body).toEqual({ balance: 90, payout: 0 });
    expect(await member.balance("game", "PG")).toBe(9_000);
  });

  it("refuses a stake above the balance and takes nothing", async () => {
    const member = await app.member({ wallet: 100_000, games: { PG: 999 } });
    expect(await play(await logIn(member), 10)).toMatchObject(refusal("MONEY_NOT_ENOUGH"));
    expect(await member.balance("game", "PG")).toBe(999);
  });

  it("refuses stakes other than whole baht from 1 to 100,000, and rounds without an id", async () => {
    const member = await app.member({ games: { PG: 10_000 } });
    const session = await logIn(member);
    const wrong = fc.oneof(
      fc.double().filter((stake) => !Number.isInteger(stake)),
      fc.integer({ max: 0 }),
      fc.integer({ min: 100_001 }),
      fc.string(),
      fc.constant(null),
    );
    await fc.assert(
      fc.asyncProperty(wrong, async (stake) => {
        expect(await play(session, stake)).toMatchObject(refusal("KEY_INVALID"));
      }),
      { numRuns: 40 },
    );
    expect((await play(session, 1, "short")).status).toBe(400);
    expect(await member.balance("game", "PG")).toBe(10_000);
  });

  it("requires a session, which expires after twelve hours", async () => {
    const member = await app.member({ games: { PG: 10_000 } });
    const session = await logIn(member);
    app.setNow(new Date(NOON.getTime() + 12 * HOUR - 1));
    expect((await post("balance", { session })).status).toBe(200);
    app.setNow(new Date(NOON.getTime() + 12 * HOUR));
    for (const response of [
      await post("balance", { session }),
      await play(session, 1),
      await play("0".repeat(32), 1),
    ])
      expect([response.status, response.body]).toEqual([403, { message: "EXPIRED_AUTH_TOKEN" }]);
    expect(await member.balance("game", "PG")).toBe(10_000);
  });

  it("can be controlled only from this machine", async () => {
    const headers = { Origin: "https://elsewhere.example" };
    const response = await app.call("POST", "/sandbox/next-round", { body: { outcome: "win" }, headers });
    expect(response.status).toBe(403);
    expect((await nextRound("always")).status).toBe(400);
  });

  const page = async (path: string, headers = {}) => {
    const response = await app.app.request(path, { headers });
    return { response, text: await response.text() };
  };

  it.each([
    ["/files/play?code=PG&lang=lo", {}, "lo", "ຍອດເງິນໃນເກມ"],
    ["/files/play?code=PG", { "Accept-Language": "en-GB,th;q=0.8" }, "en", "Balance in the game"],
    ["/files/play?code=PG&lang=xx", { "Accept-Language": "en" }, "th", "ยอดเงินในเกม"],
    ["/files/play?code=PG", {}, "th", "ยอดเงินในเกม"],
  ])("shows its page %s in a language of the sites", async (path, headers, language, shown) => {
    const { response, text } = await page(path, headers);
    expect(response.status).toBe(200);
    expect(text).toContain(`<html lang="${language}">`);
    expect(text).toContain(shown);
  });

  it("has the text of a break, which its script shows for one", async () => {
    const { text } = await page("/files/play?code=PG&lang=en");
    expect(text).toContain(
      'data-on-break="You are taking a break: this game is closed until the break ends."',
    );
  });

  it("runs only its own script, cannot be framed, and sends no referrer", async () => {
    const { response, text } = await page("/files/play?code=ODD&ticket=secret");
    const policy = response.headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(text).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
    expect(text).not.toContain("<img src=x");
    expect(text).not.toContain("secret");
  });

  it.each(["NOWHERE", "", "<script>"])("responds 404 to the unknown game %j", async (code) => {
    const { response, text } = await page(`/files/play?code=${encodeURIComponent(code)}`);
    expect(response.status).toBe(404);
    expect(text).toContain("ไม่พบเกมนี้");
    expect(text).not.toContain("<script>");
  });

  it.each(operator.games.map(({ code }) => code))(
    "serves pictures of %s without active content",
    async (code) => {
      for (const name of ["logo.svg", "background.svg"]) {
        const { response, text } = await page(`/files/games/${code}/${name}`);
        expect(response.headers.get("Content-Type")).toBe("image/svg+xml");
        expect(response.headers.get("Content-Security-Policy")).toContain("sandbox");
        expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
        expect(text).toMatch(/^<svg xmlns=[^]*<\/svg>\s*$/);
        expect(text).not.toMatch(/NaN|undefined|<script/);
      }
      expect((await page(`/files/games/x${code}/logo.svg`)).response.status).toBe(404);
    },
  );
});
