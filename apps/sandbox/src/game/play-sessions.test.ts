import { describe, expect, it } from "vitest";
import { NOON } from "../testing/test-app.ts";
import { createPlaySessions, type PlaySession } from "./play-sessions.ts";

const LIFETIME = 120_000;
const session: PlaySession = { memberId: "member-1", code: "PG", from: { kind: "session", digest: "d" } };

function names() {
  let now = NOON.getTime();
  const sessions = createPlaySessions(() => new Date(now), LIFETIME);
  return { sessions, pass: (milliseconds: number) => void (now += milliseconds) };
}

describe("a play session's token", () => {
  it("finds its session any number of times, and is taken once", () => {
    const { sessions } = names();
    const name = sessions.issue(session);
    expect([sessions.find(name), sessions.find(name)]).toEqual([session, session]);
    expect([sessions.take(name), sessions.take(name), sessions.find(name)]).toEqual([session, null, null]);
  });

  it("expires to the millisecond", () => {
    const { sessions, pass } = names();
    const name = sessions.issue(session);
    pass(LIFETIME - 1);
    expect(sessions.find(name)).toEqual(session);
    pass(1);
    expect([sessions.find(name), sessions.take(name)]).toEqual([null, null]);
  });

  it("is unguessable, with 128 bits, and unique", () => {
    const { sessions } = names();
    const issued = Array.from({ length: 1_000 }, () => sessions.issue(session));
    expect(new Set(issued).size).toBe(1_000);
    for (const name of issued) expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(sessions.find("0".repeat(32))).toBeNull();
  });

  it("is dropped as the oldest beyond 10,000", () => {
    const { sessions } = names();
    const [first, second] = [sessions.issue(session), sessions.issue(session)];
    for (let index = 0; index < 9_999; index++) sessions.issue(session);
    expect([sessions.find(first), sessions.find(second)]).toEqual([null, session]);
  });
});
