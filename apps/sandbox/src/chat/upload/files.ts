import type { FileHandle } from "node:fs/promises";
import type { ChatSendPayload } from "@member-wallet/api/wire";
import { MINUTE_MS } from "../../clock.ts";
import type { Database, Queryable } from "../../database/database.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Customer } from "../customer.ts";
import type { CheckedFile } from "./check-in-worker.ts";

const EXTENSIONS: Record<string, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
};

const FOLDER = "/files/chat/";

/** The embedded database is busy for a millisecond or two with one part, and serves others before the next. */
const PART_BYTES = 64 * 1024;

/** How many parts are deleted at a time: a few milliseconds of the embedded database. */
const SWEPT_AT_ONCE = 16;

/** How long an unsent file is kept. Sweeping every quarter of an hour deletes it within an hour. */
const UNSENT_LIFETIME = 45 * MINUTE_MS;

/** Stores the bytes of a counted file and returns its path. Until it is whole its name has no extension, so nobody finds it. */
export async function storeFile(
  database: Database,
  id: string,
  { type, size }: CheckedFile,
  handle: FileHandle,
): Promise<string> {
  const buffer = new Uint8Array(PART_BYTES);
  for (let at = 0; at < size; at += PART_BYTES) {
    // oxlint-disable-next-line no-await-in-loop -- One part after another is in memory.
    const { bytesRead } = await handle.read(buffer, 0, PART_BYTES, at);
    // oxlint-disable-next-line no-await-in-loop
    await database.query("insert into chat_file_part (name, number, bytes) values ($1, $2, $3)", [
      id,
      at / PART_BYTES,
      buffer.subarray(0, bytesRead),
    ]);
  }
  const name = `${id}.${EXTENSIONS[type] ?? "bin"}`;
  // Support's file goes out with its message.
  await database.query(
    "update chat_file set name = $2, type = $3, size = $4, sent = customer is null where name = $1",
    [id, name, type, size],
  );
  await reuseSpace(database);
  return FOLDER + name;
}

/** Deletes a file that was counted and not stored. */
export async function discardFile(database: Database, id: string): Promise<void> {
  await database.query("delete from chat_file where name = $1", [id]);
}

/** A stored file without its bytes; null when there is none of this name. */
export async function findFile(
  database: Queryable,
  name: string,
): Promise<{ type: string; size: number } | null> {
  const [file] = await database.query<{ type: string; size: number }>(
    "select type, size from chat_file where name = $1 and type is not null",
    [name],
  );
  return file ?? null;
}

/** The bytes of a stored file from `first` up to, not including, `end`. */
export async function readFilePart(
  database: Queryable,
  name: string,
  first: number,
  end: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const [from, to] = [first, end - 1].map((at) => Math.floor(at / PART_BYTES));
  const [part] = await database.query<{ bytes: Uint8Array<ArrayBuffer> | null }>(
    `select substring(string_agg(bytes, ''::bytea order by number) from $4 for $5) as bytes
    from chat_file_part where name = $1 and number between $2 and $3`,
    [name, from ?? 0, to ?? 0, (first % PART_BYTES) + 1, end - first],
  );
  return new Uint8Array(part?.bytes ?? []);
}

/**
 * Checks that a media message shows a file which its sender has uploaded, and keeps that file for good.
 * @throws {Refusal} `UPLOAD_EXPIRED` when there is no such file any more, `SLIP_INVALID_FILE` when it is not the sender's.
 */
export async function checkMedia(
  database: Queryable,
  { key }: Customer,
  { message_type, payload }: ChatSendPayload["message"],
): Promise<void> {
  if (message_type !== "media") return;
  const { url, filePath, fileType } = payload;
  const [file] = await database.query<{ isOwn: boolean }>(
    `update chat_file set sent = sent or (customer = $3 and media = $4)
    where $1 || name = $2 and type is not null
    returning coalesce(customer = $3 and media = $4, false) as "isOwn"`,
    [FOLDER, filePath, key, fileType],
  );
  if (file === undefined) throw new Refusal("UPLOAD_EXPIRED");
  if (url !== filePath || !file.isOwn) throw new Refusal("SLIP_INVALID_FILE");
}

/** Deletes uploads that were not sent in time, a few parts at a time: others are served in between. */
export async function sweepUnsentFiles(database: Database, now: Date): Promise<void> {
  const latest = new Date(now.getTime() - UNSENT_LIFETIME);
  const unsent = await database.query<{ name: string }>(
    // Without a type nobody finds it any more, while its parts go.
    "update chat_file set type = null where not sent and created_at <= $1 returning name",
    [latest],
  );
  for (const { name } of unsent) {
    let parts: unknown[];
    do {
      // oxlint-disable-next-line no-await-in-loop
      parts = await database.query(
        `delete from chat_file_part where name = $1
        and number in (select number from chat_file_part where name = $1 limit $2) returning number`,
        [name, SWEPT_AT_ONCE],
      );
    } while (parts.length === SWEPT_AT_ONCE);
    // oxlint-disable-next-line no-await-in-loop
    await discardFile(database, name);
    // oxlint-disable-next-line no-await-in-loop
    await reuseSpace(database);
  }
}

/**
 * Lets new files take the space of deleted ones, and of the write-ahead log. The embedded database has no processes that do
 * so by themselves; after each file it takes a few milliseconds.
 */
async function reuseSpace(database: Database): Promise<void> {
  if (database.engine !== "pglite") return;
  await database.query("vacuum chat_file_part");
  await database.query("checkpoint");
}
