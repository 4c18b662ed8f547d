import { randomBytes } from "node:crypto";
import type { ChatSendPayload } from "@member-wallet/api/wire";
import { DAY_MS } from "../../clock.ts";
import type { Queryable } from "../../database/database.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Customer } from "../customer.ts";
import type { CheckedFile } from "./uploads.ts";

interface NewFile extends CheckedFile {
  media: "image" | "video" | "file";
  /** Null for support's. */
  customer: Customer | null;
}

const EXTENSIONS: Record<string, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/gif": "gif",
  "video/mp4": "mp4",
  "video/quicktime": "mov",
};

const FOLDER = "/files/chat/";

/** As long as a session, after which an unsent message is gone from its browser too. */
const UNSENT_DAYS = 7;

/** Stores a file under a random name and returns its path. */
export async function storeFile(
  database: Queryable,
  { media, customer, type, bytes }: NewFile,
  now: Date,
): Promise<string> {
  const name = `${randomBytes(16).toString("hex")}.${EXTENSIONS[type] ?? "bin"}`;
  await database.query(
    `insert into chat_file (name, customer, media, type, size, bytes, created_at, sent)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    // Support's file goes out with its message.
    [name, customer?.key ?? null, media, type, bytes.length, bytes, now, customer === null],
  );
  return FOLDER + name;
}

/** A stored file without its bytes; null when there is none of this name. */
export async function findFile(
  database: Queryable,
  name: string,
): Promise<{ type: string; size: number } | null> {
  const [file] = await database.query<{ type: string; size: number }>(
    "select type, size from chat_file where name = $1",
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
  const [part] = await database.query<{ bytes: Uint8Array<ArrayBuffer> }>(
    "select substring(bytes from $2 for $3) as bytes from chat_file where name = $1",
    [name, first + 1, end - first],
  );
  return new Uint8Array(part?.bytes ?? []);
}

/**
 * Checks that a media message shows a file which its sender has uploaded, and keeps that file for good.
 * @throws {Refusal} `SLIP_INVALID_FILE`.
 */
export async function checkMedia(
  database: Queryable,
  { key }: Customer,
  { message_type, payload }: ChatSendPayload["message"],
): Promise<void> {
  if (message_type !== "media") return;
  const { url, filePath, fileType } = payload;
  const own = await database.query(
    `update chat_file set sent = true
    where $1 || name = $2 and customer = $3 and media = $4 returning 1`,
    [FOLDER, filePath, key, fileType],
  );
  if (url !== filePath || own.length === 0) throw new Refusal("SLIP_INVALID_FILE");
}

/** Deletes uploads that were not sent within a week. */
export async function sweepUnsentFiles(database: Queryable, now: Date): Promise<void> {
  await database.query("delete from chat_file where not sent and created_at <= $1", [
    new Date(now.getTime() - UNSENT_DAYS * DAY_MS),
  ]);
}
