import type { RegisterPayload } from "@member-wallet/api/wire";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { refusal } from "../testing/test-app.ts";
import { createLimiter } from "./limiter.ts";
import { useTestApp } from "../testing/suites.ts";
import { aRegistration } from "../testing/registration.ts";

/** Long enough for a queue to form; an eighth of the production cost. */
const TEN_MILLISECONDS = { logN: 13, r: 8, p: 1 };

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

describe("strangers' password hashes", async () => {
  const app = await useTestApp({ passwordCost: TEN_MILLISECONDS });
  const logIn = (username: string, password: string) =>
    app.call("POST", "/api/login", { body: { username, password } });
  const register = (index: number, overrides: Partial<RegisterPayload> = {}) =>
    app.call("POST", "/api/account", {
      body: aRegistration({ username: `08711111${index}`, bankAccountNo: `87111111${index}`, ...overrides }),
      // Different addresses, to stay below the limit per address.
      headers: { "X-Forwarded-For": `198.51.100.${index}` },
    });
  it("of log-ins with unknown phones do not delay a member", async () => {
    const member = await app.member();
    const answered: string[] = [];
    const strangers = Array.from({ length: 120 }, async (_, index) => {
      answered.push((await logIn(`0999999${100 + index}`, "wrong-password")).text);
    });
    const { status } = await logIn(member.username, member.password);
    const before = answered.filter((text) => text.includes("WRONG_CREDENTIAL")).length;
    expect(status).toBe(200);
    await Promise.all(strangers);
    const after = answered.filter((text) => text.includes("WRONG_CREDENTIAL")).length;
    // Some were refused because the queue was full; the member overtook the others.
    expect(answered.filter((text) => text.includes("REQUEST_LIMIT")).length).toBe(120 - after);
    expect(before).toBeLessThan(after / 2);
  });

  it("reveal no difference between a member's phone and an unknown one, under any load", async () => {
    const member = await app.member();
    const strangers = Array.from({ length: 120 }, (_, index) => logIn(`0999998${100 + index}`, "wrong"));
    const [known, unknown] = await Promise.all([
      logIn(member.username, "wrong-password"),
      logIn("0999997000", "wrong-password"),
    ]);
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.body).toEqual({ message: "REQUEST_LIMIT" });
    await Promise.all(strangers);
  });

  it("of registrations do not delay a member", async () => {
    const member = await app.member();
    const answered: string[] = [];
    const strangers = Array.from({ length: 30 }, async (_, index) => {
      answered.push((await register(10 + index)).text);
    });
    const { status } = await logIn(member.username, member.password);
    const before = answered.filter((text) => text.includes("SUCCESS")).length;
    expect(status).toBe(200);
    await Promise.all(strangers);
    const after = answered.filter((text) => text.includes("SUCCESS")).length;
    expect(answered.filter((text) => text.includes("REQUEST_LIMIT")).length).toBe(30 - after);
    expect(before).toBeLessThan(after / 2);
  });

  it("are not computed for an invalid registration", async () => {
    const member = await app.member();
    const strangers = Array.from({ length: 30 }, (_, index) => register(50 + index));
    const [known, short, bankless, good] = await Promise.all([
      register(90, { username: member.username }),
      register(91, { password: "short" }),
      register(92, { bankCode: "NONE" }),
      register(93),
    ]);
    // The queue is full, so a valid registration is refused before its hash.
    expect(good).toMatchObject(refusal("REQUEST_LIMIT", 429));
    expect(known).toMatchObject(refusal("EXISTING_USER"));
    expect(short).toMatchObject(refusal("INVALID_USER_INFO"));
    expect(bankless).toMatchObject(refusal("INVALID_BANK"));
    await Promise.all(strangers);
  });
});
