import { satang, type QrProvider } from "@member-wallet/domain";
import type { SafeStorage } from "../../storage/storage.ts";
import type { WatchedDeposit } from "./watched-deposit.ts";

/** Keeps the awaited deposits of one member over a reload of the tab, and never gives them to another. */
export interface DepositStorage {
  /** What was kept for the member who is here. Nothing is kept before: it is not known for whom. */
  read(): Promise<readonly WatchedDeposit[]>;
  keep(deposits: readonly WatchedDeposit[]): void;
  /** The session ended. */
  forget(): void;
}

/** @param member whose deposits these are: the member's id, `undefined` when it cannot be learnt now. */
export function createDepositStorage(
  storage: SafeStorage,
  member: () => Promise<string | undefined>,
): DepositStorage {
  let owner: string | undefined;
  let session = new AbortController();
  return {
    async read() {
      const { signal } = session;
      const id = await member();
      if (signal.aborted || id === undefined || id === owner) return [];
      owner = id;
      return readDeposits(storage.read("deposits"), id);
    },
    keep(deposits) {
      if (owner === undefined) return;
      if (deposits.length > 0) storage.write("deposits", JSON.stringify({ member: owner, deposits }));
      else storage.remove("deposits");
    },
    forget() {
      owner = undefined;
      session.abort();
      session = new AbortController();
      storage.remove("deposits");
    },
  };
}

const PROVIDERS: readonly unknown[] = ["KBANK", "WW", "ZAPMAN"] satisfies QrProvider[];

/** Of another member's text, and of one that is none of ours, nothing is read. */
function readDeposits(text: string | null, member: string): readonly WatchedDeposit[] {
  const kept = parse(text);
  if (!isRecord(kept) || kept["member"] !== member || !Array.isArray(kept["deposits"])) return [];
  return kept["deposits"].flatMap((value: unknown) => {
    const deposit = readDeposit(value);
    return deposit === null ? [] : [deposit];
  });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null; // Nothing was kept, or not by us.
  }
}

function readDeposit(value: unknown): WatchedDeposit | null {
  if (!isRecord(value) || typeof value["id"] !== "string") return null;
  const { kind, id, provider, amount, before, saidPaid } = value;
  if (kind === "slip") return { kind, id };
  if (kind !== "qr" || !PROVIDERS.includes(provider)) return null;
  return {
    kind,
    id,
    provider: provider as QrProvider,
    amount: Number.isSafeInteger(amount) ? satang(amount as number) : null,
    before: Array.isArray(before) ? before.map(String) : null,
    saidPaid: saidPaid === true,
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
