import { describe, expect, it } from "vitest";
import { aGame, testOperator } from "../testing/test-operator.ts";
import { NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { useTestApp } from "../testing/suites.ts";

const operator = { ...testOperator, games: [...testOperator.games, aGame({ code: "PGSLOT" })] };

async function loginOf(member: TestMember, code: string) {
  const { body } = await member.call("GET", `/api/wallet/account/${code}`);
  return body as { username: string; password: string };
}

async function linkOf(member: TestMember, path: string, headers = {}) {
  const { status, body } = await member.call("GET", `/api/autoLogin/${path}`, { headers });
  expect(status).toBe(200);
  const { link } = body as { link: string };
  return new URL(link, "http://site.example");
}

describe("accounts with providers", async () => {
  const app = await useTestApp({ operator });

  const enter = (code: string, ticket: string | null) =>
    app.call("POST", "/files/play/enter", { body: { code, ticket } });

  it("are activated only by the application's own calls, and once", async () => {
    const member = await app.member();
    const activate = (headers = {}) => member.call("GET", "/api/wallet/activate/PG", { headers });
    expect((await activate({ "X-Requested-With": "" })).status).toBe(403);
    expect((await activate()).body).toEqual({ message: "SUCCESS" });
    expect(await activate()).toMatchObject(refusal("SLOT_ALREADY_ACTIVE"));
    expect(await loginOf(member, "PG")).toEqual({
      username: expect.stringMatching(/^pg/),
      password: expect.any(String),
    });
  });

  it("get a new password only by the application's own calls", async () => {
    const member = await app.member({ games: { PG: 0 } });
    const before = await loginOf(member, "PG");
    const reset = (headers = {}) => member.call("GET", "/api/wallet/resetpassword/PG", { headers });
    expect((await reset({ "Sec-Fetch-Mode": "navigate" })).status).toBe(403);
    expect(await loginOf(member, "PG")).toEqual(before);
    await reset();
    const after = await loginOf(member, "PG");
    expect(after.username).toBe(before.username);
    expect(after.password).not.toBe(before.password);
  });

  it.each(["PG", "PGSLOT"])("open %s with a link that works once", async (code) => {
    const member = await app.member({ games: { [code]: 12_345 } });
    const { username, password } = await loginOf(member, code);
    const parts = code === "PG" ? ["pg", username] : ["pgslot", username, password];
    const link = await linkOf(member, parts.join("/"), { "Accept-Language": "lo" });
    expect([link.pathname, link.searchParams.get("code"), link.searchParams.get("lang")]).toEqual([
      "/files/play",
      code,
      "lo",
    ]);
    const ticket = link.searchParams.get("ticket");
    expect((await enter(code, ticket)).body).toEqual({
      session: expect.stringMatching(/^[0-9a-f]{32}$/),
      balance: 123.45,
    });
    expect(await enter(code, ticket)).toMatchObject(refusal("EXPIRED_AUTH_TOKEN", 403));
  });

  it("open within two minutes, and no other game", async () => {
    const member = await app.member({ games: { PG: 0, HUAYHD: 0 } });
    const { username } = await loginOf(member, "PG");
    const [late, elsewhere] = [
      await linkOf(member, `pg/${username}`),
      await linkOf(member, `pg/${username}`),
    ];
    expect((await enter("HUAYHD", elsewhere.searchParams.get("ticket"))).status).toBe(403);
    app.setNow(new Date(NOON.getTime() + 120_000));
    expect((await enter("PG", late.searchParams.get("ticket"))).status).toBe(403);
    app.setNow(NOON);
  });

  it("open once when a link is used many times at once", async () => {
    const member = await app.member({ games: { PG: 0 } });
    const { username } = await loginOf(member, "PG");
    const ticket = (await linkOf(member, `pg/${username}`)).searchParams.get("ticket");
    const responses = await Promise.all(Array.from({ length: 20 }, () => enter("PG", ticket)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("refuse links to another member's game", async () => {
    const [owner, other] = [
      await app.member({ games: { PG: 100, PGSLOT: 100 } }),
      await app.member({ games: { PG: 0, PGSLOT: 0 } }),
    ];
    const { username } = await loginOf(owner, "PG");
    const slot = await loginOf(owner, "PGSLOT");
    for (const path of [`pg/${username}`, `pgslot/${slot.username}/${slot.password}`]) {
      expect(await other.call("GET", `/api/autoLogin/${path}`)).toMatchObject(
        refusal("WRONG_CREDENTIAL", 403),
      );
    }
  });

  it.each([
    ["a wrong username", "pg/nobody", 403, "WRONG_CREDENTIAL"],
    ["a password for a provider without", "pg/USER/secret", 404, "NO_GAME"],
    ["no password for a provider with one", "pgslot/USER", 404, "NO_GAME"],
    ["a provider without the call", "joker/USER", 404, "NO_GAME"],
    ["a game's code in upper case", "PG/USER", 404, "NO_GAME"],
    ["a provider of no game here", "betflix/USER", 404, "NO_GAME"],
    ["an unknown provider", "constructor/USER", 404, "NO_GAME"],
    ["a game without an account", "huayhd/USER", 400, "SLOT_NO_ACCOUNT"],
  ])("refuse a link for %s", async (_case, path, status, message) => {
    const member = await app.member({ games: { PG: 0, PGSLOT: 0, JOKER: 0 } });
    const { username } = await loginOf(member, "PG");
    const response = await member.call("GET", `/api/autoLogin/${path.replace("USER", username)}`);
    expect([response.status, response.body]).toEqual([status, { message }]);
  });

  it.each(["/api/autoLogin/pg/x", "/api/autoLogin/pgslot/x/y", "/api/wallet/account/PG"])(
    "require a token: %s",
    async (path) => {
      expect(await app.call("GET", path)).toMatchObject(refusal("invalid-token", 401));
    },
  );
});
