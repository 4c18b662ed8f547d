import { describe, expect, it } from "vitest";
import { bearer, NOON, refusal } from "../testing/test-app.ts";
import { FREE_ATTEMPTS } from "./password-attempts.ts";
import { useTestApp } from "../testing/suites.ts";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

describe("logging in", async () => {
  const app = await useTestApp();
  const logIn = (username: unknown, password: unknown) =>
    app.call("POST", "/api/login", { body: { username, password } });

  it("returns a token for the member's own data", async () => {
    const member = await app.member();
    const { status, body } = await logIn(member.username, member.password);
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/) });
    const headers = bearer(tokenOf(body));
    const profile = await app.call("GET", "/api/account/profile", { headers });
    expect(profile.body).toMatchObject({ profile: { _id: member.id, username: member.username } });
  });

  it("stores neither tokens nor passwords in the database", async () => {
    const member = await app.member();
    const { body } = await logIn(member.username, member.password);
    const stored = JSON.stringify([
      await app.database.query("select * from session"),
      await app.database.query("select * from member"),
    ]);
    expect(stored).not.toContain(tokenOf(body));
    expect(stored).not.toContain(member.password);
  });

  it("responds to an unknown phone as to a wrong password", async () => {
    const member = await app.member();
    const wrong = await logIn(member.username, "wrong");
    const unknown = await logIn("0000000000", "wrong");
    expect([wrong.status, wrong.text]).toEqual([400, '{"message":"WRONG_CREDENTIAL"}']);
    expect([unknown.status, unknown.text]).toEqual([wrong.status, wrong.text]);
  });

  it.each([[""], [null], [12], [{ $ne: "" }], [["0812345678"]], ["'; drop table member; --"], ["\u0000"]])(
    "refuses %j as a phone",
    async (username) => {
      expect(await logIn(username, "test-1234")).toMatchObject(refusal("WRONG_CREDENTIAL"));
      expect(app.log).toEqual([]);
    },
  );

  it("resets the attempts after a correct password", async () => {
    const member = await app.member();
    for (let round = 0; round < 3; round++) {
      for (let guess = 1; guess < FREE_ATTEMPTS; guess++) await logIn(member.username, "wrong");
      expect((await logIn(member.username, member.password)).status).toBe(200);
    }
  });

  it("is refused to an inactive member, whose sessions end too", async () => {
    const member = await app.member();
    await app.database.query("update member set is_active = false where id = $1", [member.id]);
    const response = await logIn(member.username, member.password);
    expect([response.status, response.body]).toEqual([403, { message: "INACTIVE_USER" }]);
    expect(await member.call("GET", "/api/wallet")).toMatchObject(refusal("invalid-token", 401));
    // A stranger learns nothing of it.
    expect((await logIn(member.username, "wrong")).body).toEqual({ message: "WRONG_CREDENTIAL" });
  });

  it("starts a session of seven days", async () => {
    const member = await app.member();
    app.setNow(new Date(NOON.getTime() + 7 * DAY - 1));
    expect((await member.call("GET", "/api/wallet")).status).toBe(200);
    app.setNow(new Date(NOON.getTime() + 7 * DAY));
    expect((await member.call("GET", "/api/wallet")).body).toEqual({ message: "invalid-token" });
    app.setNow(NOON);
  });
});

describe("changing the password", async () => {
  const app = await useTestApp();

  it("ends all other sessions, keeps this one, and accepts only the new password", async () => {
    const member = await app.member();
    const other = await app.logIn(member);
    const changed = await member.call("PUT", "/api/account/changepwd", {
      body: { oldPassword: member.password, newPassword: "new-password" },
    });
    expect(changed.status).toBe(200);
    expect((await member.call("GET", "/api/wallet")).status).toBe(200);
    expect(await app.call("GET", "/api/wallet", { headers: bearer(other) })).toMatchObject(
      refusal("invalid-token", 401),
    );
    const logIn = (password: string) =>
      app.call("POST", "/api/login", { body: { username: member.username, password } });
    expect((await logIn(member.password)).status).toBe(400);
    expect((await logIn("new-password")).status).toBe(200);
  });

  it.each([
    ["a wrong old password", "wrong", "new-password", "WRONG_PASSWORD"],
    ["a short new password", "test-1234", "short", "INVALID_USER_INFO"],
    ["a sequence of digits as the new password", "test-1234", "12345678", "INVALID_USER_INFO"],
    ["the phone as the new password", "test-1234", "PHONE", "INVALID_USER_INFO"],
    ["the international phone as the new password", "test-1234", "+66 PHONE", "INVALID_USER_INFO"],
  ])("refuses %s and changes nothing", async (_case, oldPassword, newPassword, code) => {
    const member = await app.member();
    const other = await app.logIn(member);
    const body = { oldPassword, newPassword: newPassword.replace("PHONE", member.username) };
    const response = await member.call("PUT", "/api/account/changepwd", { body });
    expect([response.status, response.body]).toEqual([400, { message: code }]);
    const headers = bearer(other);
    expect((await app.call("GET", "/api/wallet", { headers })).status).toBe(200);
  });

  it("is limited after too many attempts with a wrong old password", async () => {
    const member = await app.member();
    const guess = () =>
      member.call("PUT", "/api/account/changepwd", {
        body: { oldPassword: "wrong", newPassword: "new-password" },
      });
    for (let round = 0; round < FREE_ATTEMPTS; round++) await guess();
    expect(await guess()).toMatchObject(refusal("REQUEST_LIMIT", 429));

    // The limit is per session.
    const token = await app.logIn(member);
    const changed = await app.call("PUT", "/api/account/changepwd", {
      body: { oldPassword: member.password, newPassword: "new-password" },
      headers: bearer(token),
    });
    expect(changed.status).toBe(200);
  });
});

function tokenOf(body: unknown): string {
  return typeof body === "object" && body !== null && "token" in body ? String(body.token) : "";
}
