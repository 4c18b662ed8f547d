import { expect, it } from "vitest";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { sha256 } from "../sha256.ts";
import { describeOnEngines, useTestApp } from "../testing/suites.ts";
import { LOWEST_COST, NOON, refusal, type TestMember } from "../testing/test-app.ts";
import { changePassword, logIn } from "./log-in.ts";
import { hashPassword, type Passwords } from "./password.ts";

const NEW_PASSWORD = "new-password";

const change = (member: TestMember) =>
  member.call("PUT", "/api/account/changepwd", {
    body: { oldPassword: member.password, newPassword: NEW_PASSWORD },
  });

await describeOnEngines("a password that is changed", async ({ server }) => {
  const app = await useTestApp({ server });
  const { database, passwords } = app.context;

  /** The passwords of the app, which do something else between the verification of a password and its result. */
  function afterVerifying(act: () => Promise<unknown>): Passwords {
    const then = async (verified: Promise<boolean>) => {
      const isCorrect = await verified;
      await act();
      return isCorrect;
    };
    return {
      ...passwords,
      verify: (password, hash) => then(passwords.verify(password, hash)),
      verifyLogIn: (password, hash) => then(passwords.verifyLogIn(password, hash)),
    };
  }

  const sessionsOf = async ({ id }: TestMember) =>
    (await database.query("select 1 from session where member_id = $1", [id])).length;

  it("opens no session for the old one, which a log-in verified before the change", async () => {
    const member = await app.member();
    const racing = afterVerifying(async () => expect((await change(member)).status).toBe(200));
    const attempt = { ...member, address: "" };
    await expect(logIn({ database, passwords: racing }, attempt, NOON)).rejects.toEqual(
      new Refusal("WRONG_CREDENTIAL"),
    );
    expect(await sessionsOf(member)).toBe(1);
    expect(await app.logIn({ ...member, password: NEW_PASSWORD })).not.toBe("");
  });

  /** On one connection the log-in waits for the transaction, on many for the locked member. */
  const untilItWaits = {
    pglite: async () => undefined,
    postgresql: (tx: Transaction) =>
      expect
        .poll(() =>
          tx.query(
            "select pid from pg_locks where not granted and pg_backend_pid() = any (pg_blocking_pids(pid))",
          ),
        )
        .toHaveLength(1),
  };

  it("opens none while the change is being committed either", async () => {
    const member = await app.member();
    const hash = await hashPassword(NEW_PASSWORD, LOWEST_COST);
    const loggedIn = await database.transaction(async (tx) => {
      await tx.query("update member set password_hash = $2 where id = $1", [member.id, hash]);
      await tx.query("delete from session where member_id = $1", [member.id]);
      const { username, password } = member;
      const answer = app.call("POST", "/api/login", { body: { username, password } });
      await Promise.race([answer, untilItWaits[database.engine](tx)]);
      return { answer };
    });
    expect(await loggedIn.answer).toMatchObject(refusal("WRONG_CREDENTIAL"));
    expect(await sessionsOf(member)).toBe(0);
  });

  it("is not changed again by a call that verified the old one before", async () => {
    const member = await app.member();
    const other = { memberId: member.id, digest: sha256(await app.logIn(member)) };
    const racing = afterVerifying(async () => expect((await change(member)).status).toBe(200));
    const again = { oldPassword: member.password, newPassword: "another-password" };
    await expect(changePassword({ database, passwords: racing }, other, again, NOON)).rejects.toEqual(
      new Refusal("WRONG_PASSWORD"),
    );
    expect((await member.call("GET", "/api/wallet")).status).toBe(200);
    expect(await app.logIn({ ...member, password: NEW_PASSWORD })).not.toBe("");
  });
});
