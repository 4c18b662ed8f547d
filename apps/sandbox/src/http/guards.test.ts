import { afterAll, describe, expect, it } from "vitest";
import { MEMBER_CALLS } from "../testing/member-calls.ts";
import { freshWorld, NOON } from "../testing/world.ts";

const STATE_CHANGING_GETS = MEMBER_CALLS.filter(([, path]) => path.includes("refresh"));

describe("the doors of the sandbox", async () => {
  const world = await freshWorld();
  afterAll(() => world.close());

  it.each(MEMBER_CALLS)("%s %s is closed without a valid token", async (method, path, body) => {
    const { token } = await world.member();
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
      const answer = await world.call(method, path, { body, headers: { Authorization } });
      expect([Authorization, answer.status, answer.body]).toEqual([
        Authorization,
        401,
        { message: "invalid-token" },
      ]);
    }
  });

  it.each(MEMBER_CALLS)(
    "%s %s of one member shows and moves nothing of another",
    async (method, path, body) => {
      const rich = await world.member(
        { wallet: 77_777_00, games: { PG: 88_888_00 } },
        { name: "Rich Victim" },
      );
      const poor = await world.member({}, { name: "Poor Attacker" });
      const before = await rich.call("GET", "/api/wallet");
      const foreign =
        typeof body === "object" && body !== null
          ? { ...body, memberId: rich.id, userId: rich.id }
          : undefined;
      const answer = await poor.call(method, `${path}?memberId=${rich.id}&userId=${rich.id}`, {
        body: foreign,
        headers: { "X-User-Id": rich.id, Cookie: `token=${rich.token}` },
      });
      for (const secret of [rich.id, rich.username, "Rich Victim", "77777", "88888"]) {
        expect(answer.text).not.toContain(secret);
      }
      expect((await rich.call("GET", "/api/wallet")).text).toBe(before.text);
    },
  );

  it.each(STATE_CHANGING_GETS)("%s %s takes only the application's own calls", async (method, path) => {
    const member = await world.member();
    const foreign = [
      { "X-Requested-With": "" },
      { "X-Requested-With": "XMLHttpRequest" },
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Mode": "navigate" },
    ];
    for (const headers of foreign) {
      const answer = await member.call(method, path, { headers });
      expect([headers, answer.status, answer.body]).toEqual([headers, 403, { message: "UNAUTHORIZED" }]);
    }
    expect((await member.call("HEAD", path)).status).toBe(403);
    const own = await member.call(method, path, {
      headers: { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors" },
    });
    expect(own.status).toBe(200);
  });

  it("answers a path that nobody serves with 404 and a message", async () => {
    for (const path of ["/api/nothing", "/api/wallet/nothing", "/"]) {
      const answer = await world.call("GET", path);
      expect([answer.status, answer.body]).toEqual([404, { message: "NO_DATA" }]);
    }
  });

  it("lets nothing be kept, and tells the operator's time", async () => {
    const member = await world.member();
    for (const answer of [await member.call("GET", "/api/wallet"), await world.call("GET", "/api/wallet")]) {
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("Date")).toBe(NOON.toUTCString());
    }
  });

  it.each(["", "{", "null", "[]", '"text"', "{}", '{"__proto__":{"from":"wallet"}}'])(
    "refuses the body %j",
    async (body) => {
      const member = await world.member();
      const answer = await member.call("POST", "/api/wallet/transfer", { body });
      expect([answer.status, answer.body]).toEqual([400, { message: "KEY_INVALID" }]);
    },
  );

  it("refuses a body larger than any call takes", async () => {
    const answer = await world.call("POST", "/api/login", {
      body: { username: "x".repeat(70_000), password: "" },
    });
    expect([answer.status, answer.body]).toEqual([413, { message: "KEY_INVALID" }]);
  });

  it("never tells a failure of its own, and logs it", async () => {
    const member = await world.member();
    await world.database.query("alter table statement_entry rename to elsewhere");
    const answer = await member.call("POST", "/api/statement", { body: { page: 1, limit: 10 } });
    await world.database.query("alter table elsewhere rename to statement_entry");
    expect([answer.status, answer.body]).toEqual([500, { message: "INTERNAL_SERVER_ERROR" }]);
    expect(world.log.splice(0).join()).toContain("POST /api/statement failed");
  });
});
