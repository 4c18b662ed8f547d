import { describe, expect, it } from "vitest";
import { useTestApp } from "../testing/suites.ts";
import { refusal } from "../testing/test-app.ts";

describe("a running bonus", async () => {
  const app = await useTestApp();
  const set = (body: unknown) => app.call("POST", "/sandbox/running-bonus", { body });

  it("is reported only to its member, until another replaces it or it ends", async () => {
    const [member, other] = [await app.member(), await app.member()];
    const { username } = member;
    const check = async () => (await member.call("GET", "/api/bonus/check/active")).body;
    expect(await check()).toEqual({ status: false, type: null });
    await set({ username, type: "day" });
    expect(await check()).toEqual({ status: true, type: "day", percentFail: 0 });
    await set({ username, type: "week" });
    expect(await check()).toEqual({ status: true, type: "week", percentFail: 0 });
    expect((await other.call("GET", "/api/bonus/check/active")).body).toMatchObject({ status: false });
    await set({ username, type: null });
    expect(await check()).toEqual({ status: false, type: null });
  });

  it("that the local page started can be ended, and its entry names no bonus", async () => {
    const member = await app.member();
    await set({ username: member.username, type: "day" });
    expect((await member.call("GET", "/api/bonus/clear")).body).toEqual({ message: "BONUS_CLEAR" });
    const statement = await member.statement();
    expect(statement).toMatchObject({ statements: [{ statementType: "finish_bonus", amount: 0 }] });
    expect(statement).not.toHaveProperty("statements.0.bonus");
  });

  it("is refused for an unknown member and for an unknown type", async () => {
    expect(await set({ username: "nobody", type: "day" })).toMatchObject({ status: 404 });
    expect(await set({ username: "nobody", type: "year" })).toMatchObject({ status: 400 });
  });

  it("is reported only with a valid token", async () => {
    expect(await app.call("GET", "/api/bonus/check/active")).toMatchObject(refusal("invalid-token", 401));
  });
});
