import { HOUR_MS } from "../../clock.ts";
import type { Database } from "../../database/database.ts";
import { Refusal } from "../../http/refusal.ts";

/** How many bytes of files the chat accepts. */
export interface UploadQuota {
  /** From one member or one guest, within an hour. */
  customer: number;
  /** From one address, within an hour. */
  address: number;
  /** Everything that the installation stores. */
  all: number;
}

const MEGABYTE = 1024 * 1024;

export const UPLOAD_QUOTA: UploadQuota = {
  customer: 100 * MEGABYTE,
  address: 300 * MEGABYTE,
  all: 10_000 * MEGABYTE,
};

/** A file that is being received. */
export interface Incoming {
  /** Its name until it is whole. */
  id: string;
  media: "image" | "video" | "file";
  /** Null while it is not known, and for support. */
  customer: string | null;
  address: string;
  /** In bytes; 1 or more. */
  size: number;
}

/** Any number; all processes use the same, so that they count one after the other. */
const COUNT_LOCK = 4_027_003;

/**
 * Counts a file before it is received, and again once its size and customer are known; for all processes on one database.
 * A file counts as long as it is stored.
 * @throws {Refusal} 413 `UPLOAD_LIMIT` beyond the quota.
 */
export async function countFile(
  database: Database,
  { id, media, customer, address, size }: Incoming,
  quota: UploadQuota,
  now: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock($1)", [COUNT_LOCK]);
    await tx.query(
      `insert into chat_file (name, media, customer, address, size, created_at) values ($1, $2, $3, $4, $5, $6)
      on conflict (name) do update set customer = excluded.customer, size = excluded.size`,
      [id, media, customer, address, size, now],
    );
    const [stored] = await tx.query<UploadQuota>(
      `select coalesce(sum(size) filter (where customer = $1 and created_at > $3), 0) as customer,
        coalesce(sum(size) filter (where address = $2 and created_at > $3), 0) as address,
        coalesce(sum(size), 0) as all
      from chat_file`,
      [customer, address, new Date(now.getTime() - HOUR_MS)],
    );
    const isBeyond = (of: keyof UploadQuota) => (stored?.[of] ?? 0) > quota[of];
    if (isBeyond("customer") || isBeyond("address") || isBeyond("all"))
      throw new Refusal("UPLOAD_LIMIT", 413);
  });
}

/** Deletes the addresses that no longer count. */
export async function sweepAddresses(database: Database, now: Date): Promise<void> {
  await database.query("update chat_file set address = null where address is not null and created_at <= $1", [
    new Date(now.getTime() - HOUR_MS),
  ]);
}
