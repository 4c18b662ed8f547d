import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { satang } from "@member-wallet/domain";
import type { SafeStorage } from "../../storage/storage.ts";
import { createDepositWatch, type DepositChannel } from "./deposit-watch.ts";
import { createDepositStorage } from "./deposit-storage.ts";
import type { DepositEnd, DepositLookUp, WatchedDeposit, WatchedQr } from "./watched-deposit.ts";

const qr: WatchedQr = {
  kind: "qr",
  id: "qr-1",
  provider: "WW",
  amount: satang(30_000),
  before: [],
  reportedPaid: false,
};
const received: DepositEnd = { kind: "received", amount: satang(30_000), wallet: null, entry: "t-1" };
const waiting = (deposit: WatchedDeposit): DepositLookUp => ({ kind: "waiting", deposit });

function memory(): SafeStorage & { text: () => string | null } {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    text: () => values.get("deposits") ?? null,
  };
}

/** The channel between tabs: the others receive what one posts. */
function tabs() {
  const listeners = new Map<DepositChannel, (event: { data: unknown }) => void>();
  return (): DepositChannel => {
    const channel: DepositChannel = {
      postMessage: (data: unknown) =>
        listeners.forEach((listener, of) => of !== channel && listener({ data })),
      addEventListener: (_type, listener) => void listeners.set(channel, listener),
    };
    return channel;
  };
}

interface TabSettings {
  results?: (DepositLookUp | Promise<DepositLookUp>)[];
  storage?: ReturnType<typeof memory>;
  member?: string | null;
  channel?: DepositChannel | null;
}

/** A tab of a member; `results`: the results of its look-ups, the last one repeated. */
async function aTab({ results = [], storage = memory(), member = "m-1", channel = null }: TabSettings = {}) {
  const asked: WatchedDeposit[] = [];
  const page = { visible: true, onVisible: [] as (() => void)[] };
  const here = { member };
  const watch = createDepositWatch({
    lookUp: async (deposit) => {
      asked.push(deposit);
      return (results.length > 1 ? results.shift() : results[0]) ?? waiting(deposit);
    },
    storage: createDepositStorage(storage, async () => here.member ?? undefined),
    page: { isVisible: () => page.visible, onVisible: (listener) => void page.onVisible.push(listener) },
    channel,
  });
  const leave = watch.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(0);
  return {
    watch,
    leave,
    asked,
    storage,
    here,
    ends: () => watch.states().map(({ end }) => end),
    see(visible: boolean) {
      page.visible = visible;
      if (visible) page.onVisible.forEach((listener) => listener());
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a deposit that is watched", () => {
  test("is looked at at once, and then at longer and longer intervals", async () => {
    const { watch, asked } = await aTab();
    watch.add(qr);
    const times: number[] = [];
    for (let second = 0; second < 120; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      times.push(asked.length);
    }
    expect([times[0], times[2], times[6], times[12]]).toEqual([1, 2, 2, 3]);
    // A look each 20 seconds in the end.
    expect(times[119] ?? 0).toBeGreaterThanOrEqual(8);
    expect(times[119] ?? 0).toBeLessThanOrEqual(12);
  });

  test("is not asked for while nobody sees the page, and at once when it is seen again", async () => {
    const { watch, asked, see } = await aTab();
    watch.add(qr);
    await vi.advanceTimersByTimeAsync(0);
    see(false);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(1);
    see(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
  });

  test("is not asked for once nobody listens, as when the page is gone, and at once when somebody does", async () => {
    const { watch, asked, leave, see } = await aTab();
    watch.add(qr);
    await vi.advanceTimersByTimeAsync(0);
    leave();
    see(true);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(1);
    watch.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
  });

  test("is told once: the second who drops it learns that it was", async () => {
    const { watch, ends } = await aTab({ results: [{ kind: "ended", end: received }] });
    watch.add(qr);
    await vi.advanceTimersByTimeAsync(0);
    expect(ends()).toEqual([received]);
    expect([watch.drop(qr.id), watch.drop(qr.id)]).toEqual([true, false]);
    expect(ends()).toEqual([]);
  });

  test("is asked for again after a look that failed, and no more once it has ended", async () => {
    const { watch, asked } = await aTab({ results: [{ kind: "failed" }, { kind: "ended", end: received }] });
    watch.add(qr);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(2);
  });

  test("keeps what was learnt of it, and what the member said while a look was under way", async () => {
    const { watch } = await aTab({ results: [waiting({ ...qr, before: ["t-0"] })] });
    watch.add({ ...qr, before: null });
    watch.reportPaid(qr.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.states()).toMatchObject([{ deposit: { before: ["t-0"], reportedPaid: true } }]);
  });
});

describe("a QR that is gone without money", () => {
  test("is given a minute, and then told to a member who said that they paid", async () => {
    const { watch, ends } = await aTab({ results: [{ kind: "gone" }] });
    watch.add(qr);
    watch.reportPaid(qr.id);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(ends()).toEqual([null]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(ends()).toEqual([{ kind: "not-received", amount: 30_000 }]);
  });

  test("may still bring it within that minute", async () => {
    const results: DepositLookUp[] = [{ kind: "gone" }, { kind: "gone" }, { kind: "ended", end: received }];
    const { watch, ends } = await aTab({ results });
    watch.add({ ...qr, reportedPaid: true });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(ends()).toEqual([received]);
  });

  test("is no news to a member who said nothing, unless they look at it", async () => {
    const { watch, ends } = await aTab({ results: [{ kind: "gone" }] });
    watch.add(qr);
    watch.add({ ...qr, id: "qr-2" });
    watch.claim("qr-2");
    await vi.advanceTimersByTimeAsync(90_000);
    expect(ends()).toEqual([{ kind: "not-received", amount: 30_000 }]);
  });
});

test("one deposit in the statement is the payment of one QR only", async () => {
  const { watch } = await aTab({ results: [waiting(qr), { kind: "ended", end: received }] });
  watch.add(qr);
  watch.add({ ...qr, id: "qr-2" });
  await vi.advanceTimersByTimeAsync(0);
  const [first, second] = watch.states().map(({ deposit }) => deposit);
  expect(first).toMatchObject({ id: "qr-1", before: ["t-1"] });
  expect(second).toMatchObject({ id: "qr-2", before: [] });
});

test("one deposit that the look-ups of two QRs find at once is the payment of one of them", async () => {
  const { watch, ends } = await aTab({ results: [{ kind: "ended", end: received }] });
  watch.add(qr);
  watch.add({ ...qr, id: "qr-2" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ends()).toEqual([received, null]);
});

describe("the deposits known while a QR is open", () => {
  test("are those of every look-up", async () => {
    const { watch, see } = await aTab({
      results: [waiting({ ...qr, before: ["t-0", "t-1"] }), waiting({ ...qr, before: ["t-1", "t-2"] })],
    });
    watch.add({ ...qr, before: null });
    await vi.advanceTimersByTimeAsync(0);
    see(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.states()).toMatchObject([{ deposit: { before: ["t-0", "t-1", "t-2"] } }]);
  });

  test("include another QR's payment that was found during a look-up", async () => {
    const slow = Promise.withResolvers<DepositLookUp>();
    const { watch } = await aTab({ results: [slow.promise, { kind: "ended", end: received }] });
    watch.add({ ...qr, id: "qr-2", before: [] });
    watch.add(qr);
    await vi.advanceTimersByTimeAsync(0);
    slow.resolve(waiting({ ...qr, id: "qr-2", before: ["t-0"] }));
    await vi.advanceTimersByTimeAsync(0);
    expect(watch.states()[0]).toMatchObject({ deposit: { id: "qr-2", before: ["t-1", "t-0"] }, end: null });
  });
});

describe("a reload", () => {
  test("goes on with what was watched", async () => {
    const storage = memory();
    const before = await aTab({
      storage,
      results: [waiting({ ...qr, reportedPaid: true, before: ["t-0"] })],
    });
    before.watch.add({ ...qr, reportedPaid: true });
    await vi.advanceTimersByTimeAsync(0);
    const after = await aTab({ storage });
    expect(after.asked).toEqual([{ ...qr, reportedPaid: true, before: ["t-0"] }]);
  });

  test("finds an end that was not told yet once more", async () => {
    const storage = memory();
    const before = await aTab({ storage, results: [{ kind: "ended", end: received }] });
    before.watch.add(qr);
    await vi.advanceTimersByTimeAsync(0);
    expect(before.ends()).toEqual([received]);
    expect((await aTab({ storage })).asked).toEqual([qr]);
  });

  test("by another member shows nothing and keeps nothing of the first", async () => {
    const storage = memory();
    const before = await aTab({ storage });
    before.watch.add(qr);
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.text()).toContain("qr-1");
    const after = await aTab({ storage, member: "m-2" });
    expect(after.watch.states()).toEqual([]);
    expect(after.asked).toEqual([]);
    expect(storage.text()).toBeNull();
  });

  test.each(["", "null", "[]", "{", '{"member":"m-1","deposits":[null,7,{"kind":"qr","id":"x"},{"id":5}]}'])(
    "with %j in the browser's storage watches nothing",
    async (text) => {
      const storage = memory();
      storage.write("deposits", text);
      expect((await aTab({ storage })).watch.states()).toEqual([]);
    },
  );
});

describe("whose deposits they are", () => {
  test("is learnt later where it can't be at first: until then nothing is kept", async () => {
    const { watch, here, see, storage } = await aTab({ member: null });
    watch.add(qr);
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.text()).toBeNull();
    here.member = "m-1";
    see(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(storage.text()).toContain("qr-1");
  });

  test("ends with the session: a look under way tells nothing, and stores nothing more", async () => {
    const { watch, storage, ends } = await aTab({ results: [{ kind: "ended", end: received }] });
    watch.add(qr);
    storage.remove("deposits"); // The session's end does.
    watch.forget();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ends()).toEqual([]);
    expect(storage.text()).toBeNull();
  });

  test("is not stored for a member who was looked up before the session ended", async () => {
    const member = Promise.withResolvers<string>();
    const storage = memory();
    const deposits = createDepositStorage(storage, () => member.promise);
    const reading = deposits.read();
    deposits.clear();
    member.resolve("m-1");
    expect(await reading).toEqual([]);
    deposits.save([qr]);
    expect(storage.text()).toBeNull();
  });
});

test("an end that one tab showed is not shown in another", async () => {
  const otherTabs = tabs();
  const one = await aTab({ channel: otherTabs(), results: [{ kind: "ended", end: received }] });
  const two = await aTab({ channel: otherTabs() });
  one.watch.add(qr);
  two.watch.add(qr);
  await vi.advanceTimersByTimeAsync(0);
  one.watch.drop(qr.id);
  expect(two.watch.states()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(two.asked).toHaveLength(1);
});
