import { satang } from "@member-wallet/domain";
import { expect, test } from "vitest";
import { memoryStorage } from "../../testing/memory-storage.ts";
import { noteSync, readLastBalance, readLastSync } from "./last-sync.ts";

const amounts = (wallet: number) => {
  const none = { amount: satang(0), complete: true };
  return { total: none, wallet: satang(wallet), inGames: none };
};

const EARLIER = new Date("2026-01-05T03:00:00.000Z");
const LATER = new Date("2026-01-05T04:00:00.000Z");

test("the balance that loaded last is stored, whichever tab notes it last", () => {
  const storage = memoryStorage();
  noteSync(storage, EARLIER, amounts(100));
  noteSync(storage, LATER, amounts(200));
  noteSync(storage, EARLIER, amounts(300));
  expect([readLastSync(storage), readLastBalance(storage)?.wallet]).toEqual([LATER.toISOString(), 200]);
});

test("a balance whose time is still to come gives way: the device's clock was put back", () => {
  const storage = memoryStorage();
  noteSync(storage, new Date("9000-01-01T00:00:00.000Z"), amounts(100));
  noteSync(storage, EARLIER, amounts(200));
  expect([readLastSync(storage), readLastBalance(storage)?.wallet]).toEqual([EARLIER.toISOString(), 200]);
});
