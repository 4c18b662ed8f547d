import type { DepositStorage } from "./deposit-storage.ts";
import type { DepositEnd, DepositState, DepositLookUp, WatchedDeposit } from "./watched-deposit.ts";

/** Tells this member's other tabs of what was told in this one; `null` in browsers without channels. */
export type DepositChannel = Pick<BroadcastChannel, "postMessage"> & {
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
};

/** What the watch stands on. */
export interface WatchSettings {
  look(deposit: WatchedDeposit): Promise<DepositLookUp>;
  kept: DepositStorage;
  page: { isVisible(): boolean; onVisible(listener: () => void): void };
  told: DepositChannel | null;
}

/**
 * Looks again and again at the deposits of one member that are on their way, while the page is visible and somebody has
 * subscribed, and at longer and longer intervals. They are kept for a reload of this tab, under the member's id: another member is never shown
 * them. Whoever tells an end drops the deposit, here and in the other tabs, so that it is told once.
 */
export interface DepositWatch {
  /** A new list at each change. */
  states(): readonly DepositState[];
  subscribe(listener: () => void): () => void;
  /** Begins to watch; one that is watched already stays as it is. */
  add(deposit: WatchedDeposit): void;
  /** The member says that they paid this QR. */
  sayPaid(id: string): void;
  /** Looks at once. */
  lookNow(id: string): Promise<void>;
  /** Ends the watch; answers whether it was watched, so that of two who tell its end the second keeps silent. */
  drop(id: string): boolean;
  /** Keeps others from telling its end; the answer lets go again. */
  claim(id: string): () => void;
  /** Forgets everything: the session ended. */
  forget(): void;
}

/** Between the first looks, in milliseconds; each pause is half as long again as the one before. */
const FIRST_PAUSE = 3_000;
const LONGEST_PAUSE = 20_000;
/** How long money may be on its way once a QR is gone: the bank's confirmation takes up to a minute (§9). */
const GRACE = 60_000;

interface Entry {
  deposit: WatchedDeposit;
  end: DepositEnd | null;
  claims: number;
  pause: number;
  timer?: ReturnType<typeof setTimeout>;
  looking: Promise<void> | null;
  goneSince: number | null;
}

export function createDepositWatch({ look, kept, page, told }: WatchSettings): DepositWatch {
  const entries = new Map<string, Entry>();
  const listeners = new Set<() => void>();
  let states: readonly DepositState[] = [];

  function changed() {
    states = [...entries.values()].map(({ deposit, end, claims }) => ({ deposit, end, claimed: claims > 0 }));
    // Also what ended, until that was told: a reload finds it out once more.
    kept.keep(states.map(({ deposit }) => deposit));
    listeners.forEach((listener) => listener());
  }

  async function restore() {
    (await kept.read()).forEach(watch);
    changed();
  }

  function watch(deposit: WatchedDeposit) {
    if (entries.has(deposit.id)) return;
    const entry: Entry = {
      deposit,
      end: null,
      claims: 0,
      pause: FIRST_PAUSE,
      looking: null,
      goneSince: null,
    };
    entries.set(deposit.id, entry);
    void lookAt(entry);
  }

  function lookAt(entry: Entry): Promise<void> {
    clearTimeout(entry.timer);
    if (entry.end !== null) return Promise.resolve();
    entry.looking ??= take(entry).finally(() => {
      entry.looking = null;
      if (entry.end !== null || entries.get(entry.deposit.id) !== entry) return;
      entry.timer = setTimeout(() => isSeen() && void lookAt(entry), entry.pause);
      entry.pause = Math.min(entry.pause * 1.5, LONGEST_PAUSE);
    });
    return entry.looking;
  }

  async function take(entry: Entry) {
    const found = await look(entry.deposit);
    if (entries.get(entry.deposit.id) !== entry) return;
    switch (found.kind) {
      case "waiting":
        // What the member said meanwhile stays said.
        entry.deposit =
          found.deposit.kind === "qr" && entry.deposit.kind === "qr"
            ? { ...found.deposit, saidPaid: entry.deposit.saidPaid }
            : found.deposit;
        return changed();
      case "gone":
        entry.goneSince ??= Date.now();
        if (Date.now() - entry.goneSince >= GRACE) giveUp(entry);
        return;
      case "ended":
        entry.end = found.end;
        if (found.end.kind === "received") countOnce(entry, found.end.entry);
        return changed();
      case "failed":
        return;
    }
  }

  function giveUp(entry: Entry) {
    const { deposit } = entry;
    // Of a slip that is nowhere there is nothing to tell, nor of a QR that nobody said to have paid.
    const silent = deposit.kind === "slip" || (!deposit.saidPaid && entry.claims === 0);
    if (silent) return void drop(deposit.id);
    entry.end = { kind: "not-received", amount: deposit.amount };
    changed();
  }

  /** One deposit in the statement is the payment of one QR. */
  function countOnce(paid: Entry, time: string) {
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
    told?.postMessage(id);
    return remove(id);
  }

  /** A page that nobody sees, or that is gone, asks nobody; it looks once it is seen again. */
  function isSeen(): boolean {
    return page.isVisible() && listeners.size > 0;
  }

  function lookAtAll() {
    entries.forEach((entry) => void lookAgain(entry));
  }

  function lookAgain(entry: Entry): Promise<void> {
    entry.pause = FIRST_PAUSE;
    return lookAt(entry);
  }

  told?.addEventListener("message", ({ data }) => {
    if (typeof data === "string") remove(data);
  });
  page.onVisible(() => {
    if (!isSeen()) return;
    void restore();
    lookAtAll();
  });
  void restore();

  return {
    states: () => states,
    subscribe(listener) {
      if (listeners.size === 0) lookAtAll();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(deposit) {
      watch(deposit);
      changed();
      void restore();
    },
    sayPaid(id) {
      const entry = entries.get(id);
      if (entry?.deposit.kind !== "qr") return;
      entry.deposit = { ...entry.deposit, saidPaid: true };
      changed();
    },
    async lookNow(id) {
      const entry = entries.get(id);
      // A look that is under way began before what it is to find.
      await entry?.looking;
      if (entry && entries.get(id) === entry) await lookAgain(entry);
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
      kept.forget();
      changed();
    },
  };
}
