import { QR_PROVIDERS, type QrProvider, satang } from "@member-wallet/domain";
import type { SafeStorage } from "../../storage/storage.ts";
import type { WatchedDeposit } from "./watched-deposit.ts";

/** Stores the pending deposits of one member over a reload of the tab, and never returns them to another. */
export interface DepositStorage {
  /** What was stored for the current member. Nothing is saved before: the owner is not known until then. */
  read(): Promise<readonly WatchedDeposit[]>;
  save(deposits: readonly WatchedDeposit[]): void;
  /** The session ended, which has removed what was stored: saves nothing until the next member is known. */
  clear(): void;
}

/** @param member whose deposits these are: the member's id, `undefined` when it can't be fetched now. */
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
    save(deposits) {
      if (owner === undefined) return;
      if (deposits.length > 0) storage.write("deposits", JSON.stringify({ member: owner, deposits }));
      else storage.remove("deposits");
    },
    clear() {
      owner = undefined;
      session.abort();
      session = new AbortController();
    },
  };
}

/** Nothing is read from another member's text, or from one that we did not write. */
function readDeposits(text: string | null, member: string): readonly WatchedDeposit[] {
  const stored = parse(text);
  if (!isRecord(stored) || stored["member"] !== member || !Array.isArray(stored["deposits"])) return [];
  return stored["deposits"].flatMap((value: unknown) => {
    const deposit = readDeposit(value);
    return deposit === null ? [] : [deposit];
  });
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return null; // Nothing was stored, or not by us.
  }
}

function readDeposit(value: unknown): WatchedDeposit | null {
  if (!isRecord(value) || typeof value["id"] !== "string") return null;
  const { kind, id, provider, before, reportedPaid } = value;
  const amount = Number.isSafeInteger(value["amount"]) ? satang(value["amount"] as number) : null;
  const since = typeof value["since"] === "string" ? value["since"] : undefined;
  if (kind !== "qr" || !isProvider(provider)) return null;
  return {
    kind,
    id,
    provider,
    amount,
    before: Array.isArray(before) ? before.map(String) : null,
    reportedPaid: reportedPaid === true,
    ...(since !== undefined && { since }),
  };
}

function isProvider(value: unknown): value is QrProvider {
  return QR_PROVIDERS.some((provider) => provider === value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
