import { expect, it } from "vitest";
import { readFilePart } from "../../chat/upload/files.ts";
import { freshDatabase } from "../../testing/test-database.ts";
import { migrate } from "../migrate.ts";
import { chatFileParts } from "./0015-chat-file-parts.ts";
import { MIGRATIONS } from "./index.ts";

it("keeps the bytes of files that were stored whole", async () => {
  const database = await freshDatabase(null, []);
  await migrate(database, MIGRATIONS.slice(0, MIGRATIONS.indexOf(chatFileParts)));
  const bytes = Uint8Array.from({ length: 600_000 }, (_, at) => at % 251);
  await database.query(
    `insert into chat_file (name, media, type, size, bytes, created_at) values ('a.mp4', 'video', 'video/mp4', $1, $2, now())`,
    [bytes.length, bytes],
  );
  await migrate(database);
  const read = (first: number, end: number) => readFilePart(database, "a.mp4", first, end);
  expect(Buffer.compare(await read(0, bytes.length), bytes)).toBe(0);
  expect(await read(262_140, 262_150)).toEqual(bytes.slice(262_140, 262_150));
  await database.close();
});
