import type { RegisterPayload } from "@member-wallet/api/wire";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { refusal } from "../testing/test-app.ts";
import { createLimiter } from "./limiter.ts";
import { useTestApp } from "../testing/suites.ts";
import { aRegistration } from "../testing/registration.ts";

describe("a limiter", () => {
  it("runs up to its concurrency, queues the next in order, and refuses the rest", () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 0, max: 6 }),
        fc.array(fc.boolean(), { maxLength: 20 }),
        async (concurrency, waiting, tasks) => {
          const limiter = createLimiter({ concurrency, maxQueued: waiting });
          const begun: number[] = [];
          const ends: (() => void)[] = [];
          const outcomes = tasks.map((succeeds, index) =>
            limiter(async () => {
              begun.push(index);
              await new Promise<void>((resolve) => void ends.push(resolve));
              if (!succeeds) throw new Error("It failed.");
              return index;
            }),
          );
          const settled = Promise.allSettled(outcomes);
          const taken = Math.min(tasks.length, concurrency + waiting);
          for (let ended = 0; ended < taken; ended += 1) {
            await new Promise((resolve) => setImmediate(resolve));
            expect(begun).toHaveLength(Math.min(taken, ended + concurrency));
            ends[ended]?.();
          }
          expect(begun).toEqual(Array.from({ length: taken }, (_, index) => index));
          const refused = (await settled).slice(taken);
          const busy = { status: "rejected", reason: new Refusal("REQUEST_LIMIT", 429) };
          expect(refused).toEqual(refused.map(() => busy));
        },
      ),
    ));
});

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

describe("strangers' password hashes", async () => {
  const app = await useTestApp();
  const { passwords } = app.context;
  const logIn = (username: string, password: string) =>
    app.call("POST", "/api/login", { body: { username, password } });
  const register = (overrides: Partial<RegisterPayload> = {}) =>
    app.call("POST", "/api/account", { body: aRegistration(overrides) });

  const unknownPhone = () => passwords.verifyLogIn("wrong-password", null);
  const registration = () => passwords.hash("registered", "stranger");

  it.each([
    ["log-ins with unknown phones", unknownPhone],
    ["registrations", registration],
  ])("of %s do not delay a member", async (_, hash) => {
    const member = await app.member();
    const { status } = await whileFull(hash, () => logIn(member.username, member.password));
    expect(status).toBe(200);
  });

  it("reveal no difference between a member's phone and an unknown one, under any load", async () => {
    const member = await app.member();
    const [known, unknown] = await whileFull(unknownPhone, () =>
      Promise.all([logIn(member.username, "wrong-password"), logIn("0999997000", "wrong-password")]),
    );
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.body).toEqual({ message: "REQUEST_LIMIT" });
  });

  it("are not computed for an invalid registration", async () => {
    const member = await app.member();
    const [known, short, bankless, good] = await whileFull(registration, () =>
      Promise.all([
        register({ username: member.username }),
        register({ password: "short" }),
        register({ bankCode: "NONE" }),
        register(),
      ]),
    );
    // The queue is full, so a valid registration is refused before its hash.
    expect(good).toMatchObject(refusal("REQUEST_LIMIT", 429));
    expect(known).toMatchObject(refusal("EXISTING_USER"));
    expect(short).toMatchObject(refusal("INVALID_USER_INFO"));
    expect(bankless).toMatchObject(refusal("INVALID_BANK"));
  });
});
