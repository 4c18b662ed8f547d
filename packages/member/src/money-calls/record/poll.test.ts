import { expect, test } from "vitest";
import { newIdempotencyKey } from "@member-wallet/api";
import { createPoll } from "./poll.ts";

/** The waits of a poll that follows two acts, of which a view claims some; each look finds no end. */
async function waitsOf(claimed: number, count: number): Promise<number[]> {
  const keys = [newIdempotencyKey(), newIdempotencyKey()];
  const waits: number[] = [];
  const wait = (interval: number) => {
    waits.push(interval);
    return waits.length > count ? new Promise<void>(() => undefined) : Promise.resolve();
  };
  const poll = createPoll(
    wait,
    () => Promise.resolve(true),
    (key) => keys.indexOf(key) < claimed,
  );
  keys.forEach((key) => poll.follow(key, false));
  await expect.poll(() => waits.length).toBeGreaterThan(count);
  return waits.slice(2);
}

test("looks come ever less often, to one in 20 s", async () => {
  const waits = await waitsOf(0, 10);
  expect(waits.slice(0, 3)).toEqual([4_500, 6_750, 10_125]);
  expect(waits.at(-1)).toBe(20_000);
});

test("while a view waits for the end of one act, all are looked up every 5 s", async () => {
  expect((await waitsOf(1, 10)).at(-1)).toBe(5_000);
});
