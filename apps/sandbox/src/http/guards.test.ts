import { describe, expect, it } from "vitest";
import { EXAMPLE_CALLS } from "../testing/example-calls.ts";
import { NOON } from "../testing/test-app.ts";
import { useTestApp } from "../testing/suites.ts";

/** Calls that require a token, or take one: those of the chat are a guest's without any. */
const MEMBER_CALLS = EXAMPLE_CALLS.filter(({ call }) => call.caller !== "anyone");
const STATE_CHANGING_GETS = EXAMPLE_CALLS.filter(
  ({ call, method }) => method === "GET" && call.effect !== "read",
);

describe("the guards of the sandbox", async () => {
  const app = await useTestApp();

  it.each(MEMBER_CALLS)("$method $path requires a valid token", async ({ method, path, body }) => {
    const { token } = await app.member();
    const wrong = [
      "",
      "Bearer",
      "Bearer ",
      `Basic ${token}`,
      `Bearer ${token}x`,
      `Bearer ${token} x`,
      `Bearer ${"A".repeat(43)}`,
    ];
    for (const Authorization of wrong) {
      const response = await app.call(method, path, { body, headers: { Authorization } });
      expect([Authorization, response.status, response.body]).toEqual([
        Authorization,
        401,
        { message: "invalid-token" },
      ]);
    }
  });

  it.each(MEMBER_CALLS)(
    "$method $path of one member neither shows nor moves another's money",
    async ({ method, path, body }) => {
      const rich = await app.member({ wallet: 77_777_00, games: { PG: 88_888_00 } }, { name: "Rich Victim" });
      const poor = await app.member({}, { name: "Poor Attacker" });
      const before = await rich.call("GET", "/api/wallet");
      const foreign =
        typeof body === "object" && body !== null
          ? { ...body, memberId: rich.id, userId: rich.id }
          : undefined;
      const response = await poor.call(method, `${path}?memberId=${rich.id}&userId=${rich.id}`, {
        body: foreign,
        headers: { "X-User-Id": rich.id, Cookie: `token=${rich.token}` },
      });
      for (const secret of [rich.id, rich.username, "Rich Victim", "77777", "88888"]) {
        expect(response.text).not.toContain(secret);
      }
      expect((await rich.call("GET", "/api/wallet")).text).toBe(before.text);
    },
  );

  it.each(STATE_CHANGING_GETS)(
    "$method $path accepts only the application's own calls",
    async ({ method, path }) => {
      const member = await app.member();
      const foreign = [
        { "X-Requested-With": "" },
        { "X-Requested-With": "XMLHttpRequest" },
        { "Sec-Fetch-Site": "cross-site" },
        { "Sec-Fetch-Mode": "navigate" },
      ];
      for (const headers of foreign) {
        const response = await member.call(method, path, { headers });
        expect([headers, response.status, response.body]).toEqual([
          headers,
          403,
          { message: "UNAUTHORIZED" },
        ]);
      }
      expect((await member.call("HEAD", path)).status).toBe(403);
      const own = await member.call(method, path, {
        headers: { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" },
      });
      expect(own.status).not.toBe(403);
    },
  );

  it("respond 404 with a message to an unknown path", async () => {
    for (const path of ["/api/nothing", "/api/wallet/nothing", "/"]) {
      const response = await app.call("GET", path);
      expect([response.status, response.body]).toEqual([404, { message: "NO_DATA" }]);
    }
  });

  it("forbid caching and send the operator's time", async () => {
    const member = await app.member();
    for (const response of [await member.call("GET", "/api/wallet"), await app.call("GET", "/api/wallet")]) {
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      expect(response.headers.get("Date")).toBe(NOON.toUTCString());
    }
  });

  it.each(["", "{", "null", "[]", '"text"', "{}", '{"__proto__":{"from":"wallet"}}'])(
    "refuse the body %j",
    async (body) => {
      const member = await app.member();
      const response = await member.call("POST", "/api/wallet/transfer", { body });
      expect([response.status, response.body]).toEqual([400, { message: "KEY_INVALID" }]);
    },
  );

  it("refuse a body that is too large", async () => {
    const response = await app.call("POST", "/api/login", {
      body: { username: "x".repeat(70_000), password: "" },
    });
    expect([response.status, response.body]).toEqual([413, { message: "KEY_INVALID" }]);
  });

  it("log a server fault and never reveal it", async () => {
    const member = await app.member();
    await app.database.query("alter table statement_entry rename to elsewhere");
    const response = await member.call("POST", "/api/statement", { body: { page: 1, limit: 10 } });
    await app.database.query("alter table elsewhere rename to statement_entry");
    expect([response.status, response.body]).toEqual([500, { message: "INTERNAL_SERVER_ERROR" }]);
    expect(app.log.splice(0).join()).toContain("POST /api/statement failed");
  });

  it("log a server fault without the game's password in its address", async () => {
    const member = await app.member();
    await app.database.query("alter table session rename to elsewhere");
    const response = await member.call("GET", "/api/autoLogin/imi/imi0001/k3y-8412");
    await app.database.query("alter table elsewhere rename to session");
    expect(response.status).toBe(500);
    const logged = app.log.splice(0).join();
    expect(logged).toContain("failed");
    expect(logged).not.toContain("k3y-8412");
  });
});
