import type { DepositStorage } from "./deposit-storage.ts";
import type { DepositEnd, DepositState, DepositLookUp, WatchedDeposit } from "./watched-deposit.ts";

/** Reports to this member's other tabs which deposit's end was shown in this one. */
export type DepositChannel = Pick<BroadcastChannel, "postMessage"> & {
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
};

/** What the watch works with. */
export interface DepositWatchOptions {
  lookUp(deposit: WatchedDeposit): Promise<DepositLookUp>;
  storage: DepositStorage;
  page: { isVisible(): boolean; onVisible(listener: () => void): void };
  /** `null` in browsers without channels. */
  channel: DepositChannel | null;
}

/**
 * Polls one member's pending deposits, at growing intervals, while the page is visible and has a subscriber. They
 * survive a reload of this tab, stored under the member's id, so that another member is never shown them. A subscriber
 * that shows an end drops the deposit, here and in the other tabs, so that each end is shown once.
 */
export interface DepositWatch {
  /** A new list at each change. */
  states(): readonly DepositState[];
  subscribe(listener: () => void): () => void;
  /** Starts polling it; a deposit that is watched already stays as it is. */
  add(deposit: WatchedDeposit): void;
  /** The member reports that they paid this QR. */
  reportPaid(id: string): void;
  /** Looks it up now. */
  refresh(id: string): Promise<void>;
  /** Stops polling it; returns whether it was watched, so that of two subscribers only the first shows its end. */
  drop(id: string): boolean;
  /** Keeps other subscribers from showing its end; the returned function releases it. */
  claim(id: string): () => void;
  /** Drops everything: the session ended. */
  forget(): void;
}

/** Between the first look-ups, in milliseconds; each interval is half as long again as the one before. */
const FIRST_INTERVAL = 3_000;
const LONGEST_INTERVAL = 20_000;
/** How long money may be pending once a QR is gone: the bank's confirmation takes up to a minute (§9). */
const CONFIRMATION_TIME = 60_000;

interface Entry {
  deposit: WatchedDeposit;
  end: DepositEnd | null;
  claims: number;
  interval: number;
  timer?: ReturnType<typeof setTimeout>;
  pending: Promise<void> | null;
  goneSince: number | null;
}

export function createDepositWatch({ lookUp, storage, page, channel }: DepositWatchOptions): DepositWatch {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let states: readonly DepositState[] = [];

  function changed() {
    states = [...entries.values()].map(({ deposit, end, claims }) => ({ deposit, end, claimed: claims > 0 }));
    // Also an end that was not shown yet: a reload finds it again.
    storage.save(states.map(({ deposit }) => deposit));
    listeners.forEach((listener) => listener());
  }

  async function restore() {
    (await storage.read()).forEach(watch);
    changed();
  }

  function watch(deposit: WatchedDeposit) {
    if (entries.has(deposit.id)) return;
    const entry: Entry = {
      deposit,
      end: null,
      claims: 0,
      interval: FIRST_INTERVAL,
      pending: null,
      goneSince: null,
    };
    entries.set(deposit.id, entry);
    void lookUpEntry(entry);
  }

  function lookUpEntry(entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    if (entry.end !== null) return Promise.resolve();
    entry.pending ??= lookUpOnce(entry).finally(() => {
      entry.pending = null;
      if (entry.end !== null || entries.get(entry.deposit.id) !== entry) return;
      entry.timer = setTimeout(() => isSeen() && void lookUpEntry(entry), entry.interval);
      entry.interval = Math.min(entry.interval * 1.5, LONGEST_INTERVAL);
    });
    return entry.pending;
  }

  async function lookUpOnce(entry: Entry) {
    const found = await lookUp(entry.deposit);
    if (entries.get(entry.deposit.id) !== entry) return;
    switch (found.kind) {
      case "waiting":
        // What the member reported meanwhile stays, and so do the deposits that are not this QR's payment.
        entry.deposit =
          found.deposit.kind === "qr" && entry.deposit.kind === "qr"
            ? { ...entry.deposit, before: union(entry.deposit.before, found.deposit.before) }
            : found.deposit;
        return changed();
      case "gone":
        entry.goneSince ??= Date.now();
        if (Date.now() - entry.goneSince >= CONFIRMATION_TIME) giveUp(entry);
        return;
      case "ended":
        // Another QR's look-up found the same deposit meanwhile; the next one looks for another.
        if (found.end.kind === "received" && isKnown(entry.deposit, found.end.entry)) return;
        entry.end = found.end;
        if (found.end.kind === "received") claimPayment(entry, found.end.entry);
        return changed();
      case "failed":
        return;
    }
  }

  function giveUp(entry: Entry) {
    const { deposit } = entry;
    // A QR that the member did not report as paid has no end to show.
    const silent = !deposit.reportedPaid && entry.claims === 0;
    if (silent) return void drop(deposit.id);
    entry.end = { kind: "not-received", amount: deposit.amount };
    changed();
  }

  /** A deposit in the statement pays one QR only. */
  function claimPayment(paid: Entry, time: string) {
    for (const other of entries.values()) {
      const { deposit } = other;
      if (other !== paid && deposit.kind === "qr" && deposit.before !== null)
        other.deposit = { ...deposit, before: [...deposit.before, time] };
    }
  }

  function remove(id: string): boolean {
    clearTimeout(entries.get(id)?.timer);
    const was = entries.delete(id);
    if (was) changed();
    return was;
  }

  function drop(id: string): boolean {
    channel?.postMessage(id);
    return remove(id);
  }

  /** A hidden or unmounted page doesn't poll; it resumes once it is visible. */
  function isSeen(): boolean {
    return page.isVisible() && listeners.size > 0;
  }

  function lookUpAll() {
    entries.forEach((entry) => void lookUpSoon(entry));
  }

  function lookUpSoon(entry: Entry): Promise<void> {
    entry.interval = FIRST_INTERVAL;
    return lookUpEntry(entry);
  }

  channel?.addEventListener("message", ({ data }) => {
    if (typeof data === "string") remove(data);
  });
  page.onVisible(() => {
    if (!isSeen()) return;
    void restore();
    lookUpAll();
  });
  void restore();

  return {
    states: () => states,
    subscribe(listener) {
      if (listeners.size === 0) lookUpAll();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(deposit) {
      watch(deposit);
      changed();
      void restore();
    },
    reportPaid(id) {
      const entry = entries.get(id);
      if (entry?.deposit.kind !== "qr") return;
      entry.deposit = { ...entry.deposit, reportedPaid: true, since: new Date().toISOString() };
      changed();
    },
    async refresh(id) {
      const entry = entries.get(id);
      // A pending look-up began before the change that it should find.
      await entry?.pending;
      if (entry && entries.get(id) === entry) await lookUpSoon(entry);
    },
    drop,
    claim(id) {
      const entry = entries.get(id);
      if (!entry) return () => undefined;
      entry.claims += 1;
      changed();
      return () => {
        entry.claims -= 1;
        changed();
      };
    },
    forget() {
      entries.forEach(({ timer }) => clearTimeout(timer));
      entries.clear();
      storage.clear();
      changed();
    },
  };
}

/** Whether a deposit of the statement, by its time, is known not to be this QR's payment. */
function isKnown(deposit: WatchedDeposit, time: string): boolean {
  return deposit.kind === "qr" && deposit.before !== null && deposit.before.includes(time);
}

function union(known: readonly string[] | null, found: readonly string[] | null): readonly string[] {
  return [...new Set([...(known ?? []), ...(found ?? [])])];
}
