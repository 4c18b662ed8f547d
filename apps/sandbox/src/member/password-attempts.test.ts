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
/** The free ones, five whose waits add up to a minute, and one per minute. */
const MOST_IN_AN_HOUR = FREE_ATTEMPTS + 5 + 60;

await describeOnEngines("password attempts", async ({ server }) => {
  const app = await useTestApp({ server });
  const { port } = await useServer(app);

  /** Logs in over a socket from one of this machine's addresses. */
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

  it("all count when concurrent, and are refused beyond the free ones", async () => {
    const { username } = await app.member();
    const responses = await Promise.all(
      Array.from({ length: FREE_ATTEMPTS + 15 }, () => logIn(username, "wrong", "127.0.0.3")),
    );
    const statuses = responses.map(([status]) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(FREE_ATTEMPTS);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it("from other addresses never block the member", async () => {
    const { username, password } = await app.member();
    for (const stranger of ["127.0.0.4", "127.0.0.5", "127.0.0.6"])
      for (let attempt = 0; attempt <= FREE_ATTEMPTS; attempt += 1) await logIn(username, "wrong", stranger);
    expect(await logIn(username, password, "127.0.0.4")).toEqual([429, "REQUEST_LIMIT"]);
    expect(await logIn(username, password, "127.0.0.7")).toEqual([200, ""]);
    // A log-in from another address does not reset this one's attempts.
    expect(await logIn(username, "wrong", "127.0.0.5")).toEqual([429, "REQUEST_LIMIT"]);
  });

  it("from the same address block the member for a minute at most", async () => {
    const { username, password } = await app.member();
    let now = 0;
    // The maximum rate of attempts.
    for (let attempt = 0; attempt < 30; attempt += 1) {
      now += attempt < FREE_ATTEMPTS ? 0 : 60;
      later(now);
      expect(await logIn(username, "wrong")).toEqual([400, "WRONG_CREDENTIAL"]);
    }
    later(now + 59);
    expect(await logIn(username, password)).toEqual([429, "REQUEST_LIMIT_1MIN"]);
    later(now + 60);
    expect((await logIn(username, password))[0]).toBe(200);
    later(0);
  });

  it("for one phone do not delay log-ins to others from the same address", async () => {
    const [victim, other] = [await app.member(), await app.member()];
    for (let attempt = 0; attempt <= FREE_ATTEMPTS; attempt += 1) await logIn(victim.username, "wrong");
    expect((await logIn(other.username, other.password))[0]).toBe(200);
  });
});

describe("the accepted password attempts", async () => {
  const database = await freshDatabase();
  afterAll(() => database.close());
  const isAccepted = async (subject: string, at: number) => {
    try {
      await countAttempt(database, subject, new Date(at));
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      return false;
    }
  };
  let subjects = 0;

  it("stay below a hundred per hour, and one is accepted a minute after the last, whenever they arrive", async () => {
    const gaps = fc.array(fc.oneof(fc.nat(3), fc.nat(90)), { minLength: 30, maxLength: 120 });
    await fc.assert(
      fc.asyncProperty(gaps, async (seconds) => {
        const subject = `subject ${subjects++}`;
        const accepted: number[] = [];
        let at = NOON.getTime();
        for (const gap of seconds) {
          at += gap * SECOND;
          const since = at - (accepted.at(-1) ?? 0);
          const isNow = await isAccepted(subject, at);
          expect(isNow || since < 60 * SECOND).toBe(true);
          if (isNow) accepted.push(at);
        }
        for (const [index, first] of accepted.entries())
          expect(accepted.slice(index).filter((one) => one - first < HOUR).length).toBeLessThanOrEqual(
            MOST_IN_AN_HOUR,
          );
      }),
      { numRuns: 15 },
    );
  });

  it("are as few with an attempt every twenty seconds for three hours", async () => {
    let accepted = 0;
    for (let at = 0; at < 3 * HOUR; at += 20 * SECOND)
      if (await isAccepted("patient", NOON.getTime() + at)) accepted += 1;
    expect(accepted).toBeLessThanOrEqual(FREE_ATTEMPTS + 5 + 3 * 60);
  });

  it("start anew after an hour without any", async () => {
    for (let attempt = 0; attempt < FREE_ATTEMPTS; attempt += 1) await isAccepted("calm", NOON.getTime());
    expect(await isAccepted("calm", NOON.getTime())).toBe(false);
    const hourLater = NOON.getTime() + HOUR;
    const again = [];
    for (let attempt = 0; attempt <= FREE_ATTEMPTS; attempt += 1)
      again.push(await isAccepted("calm", hourLater));
    expect(again).toEqual([...Array<boolean>(FREE_ATTEMPTS).fill(true), false]);
  });
});
