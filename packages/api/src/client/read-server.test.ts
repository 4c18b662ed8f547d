import { expect, onTestFinished, test, vi } from "vitest";
import { readServer } from "./read-server.ts";

test("the server's time is later than this device's by as much as its clock is ahead", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 5_000 });
  onTestFinished(() => void vi.useRealTimers());
  const server = { knowsKeys: false, clockOffset: 600 };
  expect(readServer()(null, null, { server }).now).toBe(5_600);
});
