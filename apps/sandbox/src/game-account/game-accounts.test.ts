import { describe, expect, it } from "vitest";
import type { Transaction } from "../database/database.ts";
import type { GameLogin } from "./game-accounts.ts";
import { useTestApp } from "../testing/suites.ts";

describe("accounts with game providers", async () => {
  const app = await useTestApp();
  const { games } = app.context;
  const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => app.database.transaction(work);
  const logIn = (memberId: string, code: string) => inTransaction((tx) => games.login(tx, memberId, code));
  const owner = (code: string, login: GameLogin) => inTransaction((tx) => games.findMember(tx, code, login));

  it("are activated once, with their own log-in and a zero balance", async () => {
    const { id } = await app.member();
    const login = await inTransaction((tx) => games.activate(tx, id, "PG"));
    expect(await logIn(id, "PG")).toEqual(login);
    expect(await inTransaction((tx) => games.balance(tx, id, "PG"))).toBe(0);
    await expect(inTransaction((tx) => games.activate(tx, id, "PG"))).rejects.toThrow("SLOT_ALREADY_ACTIVE");
    expect(await logIn(id, "PG")).toEqual(login);
  });

  it("get a new password, and the old one stops working", async () => {
    const { id } = await app.member({ games: { PG: 0 } });
    const old = await logIn(id, "PG");
    const fresh = await inTransaction((tx) => games.resetPassword(tx, id, "PG"));
    expect(fresh.username).toBe(old.username);
    expect(await logIn(id, "PG")).toEqual(fresh);
    expect(await owner("PG", fresh)).toBe(id);
    expect(await owner("PG", old)).toBeNull();
  });

  it("have a log-in that differs from every other account's", async () => {
    const [one, other] = [await app.member({ games: { PG: 0 } }), await app.member({ games: { PG: 0 } })];
    const login = await logIn(one.id, "PG");
    expect(await logIn(other.id, "PG")).not.toEqual(login);
    expect(await owner("JOKER", login)).toBeNull();
  });

  it.each([
    ["a game that the operator does not list", "NOWHERE", "NO_GAME"],
    ["a game in which the member has no account", "JOKER", "SLOT_NO_ACCOUNT"],
  ])("refuse %s", async (_case, code, refusal) => {
    const { id } = await app.member();
    const calls = [
      (tx: Transaction) => games.login(tx, id, code),
      (tx: Transaction) => games.resetPassword(tx, id, code),
      (tx: Transaction) => games.balance(tx, id, code),
    ];
    for (const call of calls) await expect(inTransaction<unknown>(call)).rejects.toThrow(refusal);
  });
});
