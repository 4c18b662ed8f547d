import { describe, expect, test } from "vitest";
import { openingAt } from "./opening.ts";

/** A time of Thailand. Monday is 2 March 2026. */
const at = (time: string) => Date.parse(`${time}+07:00`);
const hours = (open: string, close: string, days?: number[]) => ({
  open,
  close,
  zone: "+07:00",
  ...(days && { days }),
});

describe("support", () => {
  test.each([
    ["2026-03-02T09:00", "open"],
    ["2026-03-02T22:59", "open"],
    ["2026-03-02T23:00", "closed"],
    ["2026-03-02T08:59", "closed"],
  ])("that answers from 09:00 to 23:00 is at %s %s", (time, kind) => {
    expect(openingAt(hours("09:00", "23:00"), at(time)).kind).toBe(kind);
  });

  test.each([
    ["2026-03-02T23:30", "open"],
    ["2026-03-02T01:59", "open"],
    ["2026-03-02T02:00", "closed"],
  ])("that answers over midnight is at %s %s", (time, kind) => {
    expect(openingAt(hours("10:00", "02:00"), at(time)).kind).toBe(kind);
  });

  test("that answers all day long is never closed", () => {
    expect(openingAt(hours("00:00", "00:00"), at("2026-03-02T03:00"))).toEqual({ kind: "open" });
  });

  test("that is closed opens next today, tomorrow or on the next of its days", () => {
    const week = hours("09:00", "17:00", [1, 2, 3, 4, 5]);
    expect(openingAt(week, at("2026-03-02T08:00"))).toEqual({
      kind: "closed",
      opensAt: at("2026-03-02T09:00"),
    });
    expect(openingAt(week, at("2026-03-02T18:00"))).toEqual({
      kind: "closed",
      opensAt: at("2026-03-03T09:00"),
    });
    expect(openingAt(week, at("2026-03-06T18:00"))).toEqual({
      kind: "closed",
      opensAt: at("2026-03-09T09:00"),
    });
    expect(openingAt(hours("09:00", "17:00", []), at("2026-03-02T10:00"))).toEqual({
      kind: "closed",
      opensAt: null,
    });
  });

  test("is read in its own zone", () => {
    const west = { open: "09:00", close: "10:00", zone: "-05:00" };
    expect(openingAt(west, Date.parse("2026-03-02T14:30:00Z"))).toEqual({ kind: "open" });
    expect(openingAt(west, Date.parse("2026-03-02T09:30:00Z")).kind).toBe("closed");
  });
});
