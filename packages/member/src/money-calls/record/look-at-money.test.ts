import type { IdempotencyKey } from "@member-wallet/api";
import { aSlipEntry } from "@member-wallet/api/fixtures";
import { describe, expect, test } from "vitest";
import type { Act, Progress } from "./act.ts";
import { slipOf } from "./look-at-money.ts";
import { readProgress } from "./stored-acts.ts";

const SENT = Date.UTC(2026, 0, 5, 4);
const at = (minutes: number) => new Date(SENT + minutes * 60_000).toISOString();

/** A slip that was accepted so many minutes later. */
const sent = (minutes: number, progress: Partial<Progress> = {}): Act => ({
  asked: { kind: "slip" },
  key: `key-${minutes}` as IdempotencyKey,
  began: SENT + minutes * 60_000,
  stand: {
    kind: "processing",
    progress: { ...readProgress(null), ...progress },
    told: true,
  },
});

const row = (minutes: number, reference = "") => aSlipEntry({ reference, createdAt: at(minutes) });

describe("an accepted slip of which the server gave no reference", () => {
  const [first, second] = [sent(0), sent(5)];
  const [firstRow, secondRow] = [row(0), row(5)];

  test("is the oldest in the list since it was sent, so that no other one's end is told of it", () => {
    const rows = [secondRow, firstRow, row(-1)];
    expect(slipOf(first, [first, second], rows)).toBe(firstRow);
    expect(slipOf(second, [first, second], rows)).toBe(secondRow);
  });

  test("is not the one that another act is known to be", () => {
    const other = sent(0, { at: firstRow.createdAt });
    expect(slipOf(sent(0.01), [other], [secondRow, firstRow])).toBe(secondRow);
    expect(slipOf(sent(0.01), [other], [firstRow])).toBeUndefined();
  });

  test("stays the one that it was found to be, with newer ones in the list", () => {
    const found = sent(0, { at: firstRow.createdAt });
    expect(slipOf(found, [found], [row(9), secondRow, firstRow])).toBe(firstRow);
    expect(slipOf(found, [found], [row(9), secondRow])).toBeUndefined();
  });
});

test("an accepted slip with a reference is no other one", () => {
  const named = sent(0, { reference: "S-1" });
  expect(slipOf(named, [named], [row(1, "S-2"), row(0, "S-1")])?.reference).toBe("S-1");
  expect(slipOf(named, [named], [row(1, "S-2")])).toBeUndefined();
});
