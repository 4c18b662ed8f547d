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

describe("a seat's name", () => {
  it("finds its seat as often as asked, and gives it away once", () => {
    const { sessions } = names();
    const name = sessions.issue(session);
    expect([sessions.find(name), sessions.find(name)]).toEqual([session, session]);
    expect([sessions.take(name), sessions.take(name), sessions.find(name)]).toEqual([session, null, null]);
  });

  it("ends with its time, to the millisecond", () => {
    const { sessions, pass } = names();
    const name = sessions.issue(session);
    pass(LIFETIME - 1);
    expect(sessions.find(name)).toEqual(session);
    pass(1);
    expect([sessions.find(name), sessions.take(name)]).toEqual([null, null]);
  });

  it("has 128 bits that nobody can guess, and is never the same", () => {
    const { sessions } = names();
    const issued = Array.from({ length: 1_000 }, () => sessions.issue(session));
    expect(new Set(issued).size).toBe(1_000);
    for (const name of issued) expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(sessions.find("0".repeat(32))).toBeNull();
  });

  it("makes room for others: beyond 10,000 the oldest goes", () => {
    const { sessions } = names();
    const [first, second] = [sessions.issue(session), sessions.issue(session)];
    for (let index = 0; index < 9_999; index++) sessions.issue(session);
    expect([sessions.find(first), sessions.find(second)]).toEqual([null, session]);
  });
});
