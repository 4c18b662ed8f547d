import { request } from "node:http";
import * as fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { Refusal } from "../http/refusal.ts";
import { freshDatabase } from "../testing/test-database.ts";
import { NOON } from "../testing/test-app.ts";
import { countAttempt, FREE_ATTEMPTS } from "./password-attempts.ts";
import { describeOnEngines, useServer, useTestApp } from "../testing/suites.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
/** Ten at once, five whose waits add up to a minute, and one a minute. */
const MOST_IN_AN_HOUR = FREE_ATTEMPTS + 5 + 60;

await describeOnEngines("guesses of a password on $name", async ({ server }) => {
  const app = await useTestApp({ server });
  const { port } = await useServer(app);

  /** Logs in over a connection from one of this machine's addresses. */
  function logIn(username: string, password: string, localAddress = "127.0.0.1") {
    return new Promise<[status: number | undefined, message: string]>((done, fail) => {
      const call = request(
        {
          host: "127.0.0.1",
          port,
          localAddress,
          method: "POST",
          path: "/api/login",
          agent: false,
          headers: { "Content-Type": "application/json" },
        },
        async (response) => {
          let text = "";
          for await (const part of response) text += String(part);
          done([response.statusCode, /"message":"(\w+)"/.exec(text)?.[1] ?? ""]);
        },
      );
      call.on("error", fail).end(JSON.stringify({ username, password }));
    });
  }
  const later = (seconds: number) => app.setNow(new Date(NOON.getTime() + seconds * SECOND));

  it("side by side are counted each: beyond the free ones they are asked for patience", async () => {
    const { username } = await app.member();
    const responses = await Promise.all(
      Array.from({ length: FREE_ATTEMPTS + 15 }, () => logIn(username, "wrong", "127.0.0.3")),
    );
    const statuses = responses.map(([status]) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(FREE_ATTEMPTS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it("from elsewhere never keep out the one who knows the password", async () => {
    const { username, password } = await app.member();
    for (const stranger of ["127.0.0.4", "127.0.0.5", "127.0.0.6"])
      for (let guess = 0; guess <= FREE_ATTEMPTS; guess += 1) await logIn(username, "wrong", stranger);
    expect(await logIn(username, password, "127.0.0.4")).toEqual([429, "REQUEST_LIMIT"]);
    expect(await logIn(username, password, "127.0.0.7")).toEqual([200, ""]);
    // Who was let in here says nothing of those who guess there.
    expect(await logIn(username, "wrong", "127.0.0.5")).toEqual([429, "REQUEST_LIMIT"]);
  });

  it("from the same address keep out the one who knows the password for a minute at most", async () => {
    const { username, password } = await app.member();
    let now = 0;
    // As many guesses as may be, as soon as they may be.
    for (let guess = 0; guess < 30; guess += 1) {
      now += guess < FREE_ATTEMPTS ? 0 : 60;
      later(now);
      expect(await logIn(username, "wrong")).toEqual([400, "WRONG_CREDENTIAL"]);
    }
    later(now + 59);
    expect(await logIn(username, password)).toEqual([429, "REQUEST_LIMIT_1MIN"]);
    later(now + 60);
    expect((await logIn(username, password))[0]).toBe(200);
    later(0);
  });

  it("of one phone do not slow down the log-ins of others from the same address", async () => {
    const [victim, other] = [await app.member(), await app.member()];
    for (let guess = 0; guess <= FREE_ATTEMPTS; guess += 1) await logIn(victim.username, "wrong");
    expect((await logIn(other.username, other.password))[0]).toBe(200);
  });
});

describe("the guesses that are looked at", async () => {
  const database = await freshDatabase();
  afterAll(() => database.close());
  const isLookedAt = async (subject: string, at: number) => {
    try {
      await countAttempt(database, subject, new Date(at));
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      return false;
    }
  };
  let subjects = 0;

  it("stay below a hundred in an hour, and a minute after the last the next is looked at, whenever they come", async () => {
    const gaps = fc.array(fc.oneof(fc.nat(3), fc.nat(90)), { minLength: 30, maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(gaps, async (seconds) => {
        const subject = `subject ${subjects++}`;
        const looked: number[] = [];
        let at = NOON.getTime();
        for (const gap of seconds) {
          at += gap * SECOND;
          const since = at - (looked.at(-1) ?? 0);
          const isNow = await isLookedAt(subject, at);
          expect(isNow || since < 60 * SECOND).toBe(true);
          if (isNow) looked.push(at);
        }
        for (const [index, first] of looked.entries())
          expect(looked.slice(index).filter((one) => one - first < HOUR).length).toBeLessThanOrEqual(
            MOST_IN_AN_HOUR,
          );
      }),
      { numRuns: 15 },
    );
  });

  it("are as few when somebody guesses every four seconds for three hours", async () => {
    let looked = 0;
    for (let at = 0; at < 3 * HOUR; at += 4 * SECOND)
      if (await isLookedAt("patient", NOON.getTime() + at)) looked += 1;
    expect(looked).toBeLessThanOrEqual(FREE_ATTEMPTS + 5 + 3 * 60);
  });

  it("begin anew after an hour without any", async () => {
    for (let guess = 0; guess < FREE_ATTEMPTS; guess += 1) await isLookedAt("calm", NOON.getTime());
    expect(await isLookedAt("calm", NOON.getTime())).toBe(false);
    const hourLater = NOON.getTime() + HOUR;
    const again = [];
    for (let guess = 0; guess <= FREE_ATTEMPTS; guess += 1) again.push(await isLookedAt("calm", hourLater));
    expect(again).toEqual([...Array<boolean>(FREE_ATTEMPTS).fill(true), false]);
  });
});
