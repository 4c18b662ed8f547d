import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { CHAT_TIMES } from "../chat-figures.ts";
import { createHistory } from "./history.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A history whose server answers as `answers` says; `calls` are the times of its calls, in milliseconds from now. */
function aHistory(answers: () => boolean) {
  const begin = Date.now();
  const calls: number[] = [];
  let visible = true;
  const history = createHistory({
    async readPage() {
      calls.push(Date.now() - begin);
      return answers() ? { messages: [], count: 0 } : null;
    },
    known: () => 0,
    add: () => 0,
    isSynced: () => true,
    markSynced: () => {},
    page: { visible: () => visible, online: () => true, onReturn: () => () => {} },
    times: { ...CHAT_TIMES, historyRetry: 5_000, historyRetryMax: 60_000 },
    onChange: () => {},
  });
  const hide = () => (visible = false);
  return { history, calls, hide };
}

const MINUTES = 60_000;

describe("a history", () => {
  test("that fails is loaded again after waits that double, up to a minute", async () => {
    const { history, calls } = aHistory(() => false);
    void history.sync();
    await vi.advanceTimersByTimeAsync(4 * MINUTES);
    expect(calls).toEqual([0, 5_000, 15_000, 35_000, 75_000, 135_000, 195_000]);
    expect(history.state()).toBe("failed");
  });

  test("is asked for what is new by such waits while the socket is not in the room, and no more once it is", async () => {
    const { history, calls } = aHistory(() => true);
    void history.sync();
    await vi.advanceTimersByTimeAsync(16_000);
    expect(calls).toEqual([0, 5_000, 15_000]);
    history.setLive(true);
    await vi.advanceTimersByTimeAsync(4 * MINUTES);
    // The attempt that was due then.
    expect(calls).toEqual([0, 5_000, 15_000, 35_000]);
  });

  test("begins with the short wait when the socket leaves the room", async () => {
    const { history, calls } = aHistory(() => true);
    history.setLive(true);
    void history.sync();
    await vi.advanceTimersByTimeAsync(MINUTES);
    expect(calls).toEqual([0]);
    history.setLive(false);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls).toEqual([0, 65_000, 70_000, 80_000]);
  });

  test("tells of its next synchronisation in browsers without Promise.withResolvers too", async () => {
    const missing = vi.spyOn(Promise, "withResolvers").mockImplementation(() => {
      throw new TypeError("Promise.withResolvers is not a function");
    });
    onTestFinished(() => missing.mockRestore());
    const { history } = aHistory(() => true);
    const told: string[] = [];
    void history.nextSync().then(() => told.push("first"));
    await history.sync();
    void history.nextSync().then(() => told.push("second"));
    expect(told).toEqual(["first"]);
    await history.sync();
    expect(told).toEqual(["first", "second"]);
  });

  test("is not loaded again while the page is hidden", async () => {
    const { history, calls, hide } = aHistory(() => false);
    void history.sync();
    hide();
    await vi.advanceTimersByTimeAsync(4 * MINUTES);
    expect(calls).toEqual([0]);
  });
});
