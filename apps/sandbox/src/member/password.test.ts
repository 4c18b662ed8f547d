import type { RegisterPayload } from "@member-wallet/api/wire";
import { describe, expect, it, vi } from "vitest";
import { currentCaller, runAsCaller } from "../fairness/caller.ts";
import { Refusal } from "../http/refusal.ts";
import { aRegistration } from "../testing/registration.ts";
import { useTestApp } from "../testing/suites.ts";
import { bearer, LOWEST_COST, refusal } from "../testing/test-app.ts";
import { hashPassword } from "./password.ts";

/** Keeps a queue full, by callers that come again as soon as they are served or refused, while something is done. */
async function whileFull<Result>(hash: () => Promise<unknown>, act: () => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const callAgain = async (): Promise<void> => {
    await hash().catch(() => new Promise((resolve) => setImmediate(resolve)));
    if (!over.signal.aborted) await callAgain();
  };
  const callers = Array.from({ length: 60 }, callAgain);
  const result = await act();
  over.abort();
  await Promise.all(callers);
  return result;
}

const fromAddress = (work: () => Promise<unknown>) => () => runAsCaller("address 203.0.113.7", work);

describe("strangers' password hashes", async () => {
  const app = await useTestApp();
  const { passwords } = app.context;
  const logIn = (username: string, password: string) =>
    app.call("POST", "/api/login", { body: { username, password } });
  const register = (overrides: Partial<RegisterPayload> = {}) =>
    app.call("POST", "/api/account", { body: aRegistration(overrides) });

  const wrong = (hash: string | null) => passwords.verifyLogIn("wrong-password", hash);
  // From the address of the calls.
  const unknownPhone = () => runAsCaller("address ", () => wrong(null));
  const registration = () => runAsCaller("address ", () => passwords.hash("registered", "stranger"));

  it.each([
    ["log-ins with unknown phones", unknownPhone],
    ["registrations", registration],
  ])("of %s do not delay a member", async (_, hash) => {
    const member = await app.member();
    const { status } = await whileFull(hash, () => logIn(member.username, member.password));
    expect(status).toBe(200);
  });

  it("reveal no difference between a member's phone and an unknown one, under any load", async () => {
    const hash = await hashPassword("right-password", LOWEST_COST);
    for (const flood of [hash, null]) {
      // All begin before the first ends.
      const outcomes = Promise.allSettled(
        [...Array.from({ length: 60 }, () => flood), hash, null].map(wrong),
      );
      const busy = { status: "rejected", reason: new Refusal("REQUEST_LIMIT", 429) };
      expect((await outcomes).slice(-2)).toEqual([busy, busy]);
    }
  });

  it("are not computed for an invalid registration", async () => {
    const member = await app.member();
    const hash = vi.spyOn(passwords, "hash").mockRejectedValue(new Refusal("REQUEST_LIMIT", 429));
    expect(await register({ username: member.username })).toMatchObject(refusal("EXISTING_USER"));
    expect(await register({ password: "short" })).toMatchObject(refusal("INVALID_USER_INFO"));
    expect(await register({ bankCode: "NONE" })).toMatchObject(refusal("INVALID_BANK"));
    expect(hash).not.toHaveBeenCalled();
    expect(await register()).toMatchObject(refusal("REQUEST_LIMIT", 429));
    hash.mockRestore();
  });
});

describe("password hashes of one address, however many", async () => {
  const app = await useTestApp();
  const { passwords } = app.context;
  const hash = await hashPassword("right-password", LOWEST_COST);

  const floods = {
    "right passwords": fromAddress(() => passwords.verifyLogIn("right-password", hash)),
    "wrong passwords": fromAddress(() => passwords.verifyLogIn("wrong-password", hash)),
    "unknown phones": fromAddress(() => passwords.verifyLogIn("wrong-password", null)),
    registrations: fromAddress(() => passwords.hash("registered", "stranger")),
  };

  it.each(Object.entries(floods))("leave places for the calls of others: %s", async (_flood, call) => {
    const [member, other] = [await app.member(), await app.member()];
    const logIn = (username: string, password: string) =>
      app.call("POST", "/api/login", { body: { username, password } });
    const visitor = aRegistration({
      username: member.username.replace("08", "09"),
      bankAccountNo: member.username,
    });
    const [right, wrong, unknown, changed, registered] = await whileFull(call, () =>
      Promise.all([
        logIn(member.username, member.password),
        logIn(member.username, "wrong-password"),
        logIn("0999997000", "wrong-password"),
        other.call("PUT", "/api/account/changepwd", {
          body: { oldPassword: other.password, newPassword: "new-password" },
        }),
        app.call("POST", "/api/account", { body: visitor }),
      ]),
    );
    expect([right.status, changed.status, registered.status]).toEqual([200, 200, 200]);
    expect([wrong, unknown]).toMatchObject([refusal("WRONG_CREDENTIAL"), refusal("WRONG_CREDENTIAL")]);
  });

  it("count as that address's, whatever token they carry", async () => {
    const callers: unknown[] = [];
    vi.spyOn(passwords, "verifyLogIn").mockImplementation(async () => {
      callers.push(currentCaller());
      return false;
    });
    for (const token of ["one", "two"])
      await app.call("POST", "/api/login", {
        body: { username: "0812345678", password: "wrong" },
        headers: { ...bearer(token), "X-Forwarded-For": "203.0.113.7" },
      });
    expect(callers).toEqual(["address 203.0.113.7", "address 203.0.113.7"]);
  });
});
