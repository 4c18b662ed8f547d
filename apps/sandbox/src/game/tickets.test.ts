import { describe, expect, it } from "vitest";
import { NOON } from "../testing/world.ts";
import { createSeatNames, type Seat } from "./tickets.ts";

const LIFETIME = 120_000;
const seat: Seat = { memberId: "member-1", code: "PG", from: { kind: "session", digest: "d" } };

function names() {
  let now = NOON.getTime();
  const seats = createSeatNames(() => new Date(now), LIFETIME);
  return { seats, pass: (milliseconds: number) => void (now += milliseconds) };
}

describe("a seat's name", () => {
  it("finds its seat as often as asked, and gives it away once", () => {
    const { seats } = names();
    const name = seats.issue(seat);
    expect([seats.find(name), seats.find(name)]).toEqual([seat, seat]);
    expect([seats.take(name), seats.take(name), seats.find(name)]).toEqual([seat, null, null]);
  });

  it("ends with its time, to the millisecond", () => {
    const { seats, pass } = names();
    const name = seats.issue(seat);
    pass(LIFETIME - 1);
    expect(seats.find(name)).toEqual(seat);
    pass(1);
    expect([seats.find(name), seats.take(name)]).toEqual([null, null]);
  });

  it("has 128 bits that nobody can guess, and is never the same", () => {
    const { seats } = names();
    const issued = Array.from({ length: 1_000 }, () => seats.issue(seat));
    expect(new Set(issued).size).toBe(1_000);
    for (const name of issued) expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(seats.find("0".repeat(32))).toBeNull();
  });

  it("makes room for others: beyond 10,000 the oldest goes", () => {
    const { seats } = names();
    const [first, second] = [seats.issue(seat), seats.issue(seat)];
    for (let index = 0; index < 9_999; index++) seats.issue(seat);
    expect([seats.find(first), seats.find(second)]).toEqual([null, seat]);
  });
});
