import { Hono } from "hono";
import { expect, it } from "vitest";
import { currentCaller, runAsCaller } from "../fairness/caller.ts";
import type { SandboxEnv } from "./env.ts";
import { sendFile } from "./send-file.ts";

const SIZE = 3_000_000;
const BYTES = Uint8Array.from({ length: SIZE }, (_, index) => index % 251);

/** A served file, and what was read of it: how many bytes, on whose behalf. */
function aFile(read = (first: number, end: number) => BYTES.slice(first, end)) {
  const reads: [bytes: number, caller: string | undefined][] = [];
  const app = new Hono<SandboxEnv>().get("/", (c) =>
    runAsCaller("a caller", () =>
      sendFile(c, {
        size: SIZE,
        etag: '"1"',
        headers: { "Content-Type": "video/mp4", "Cache-Control": "private" },
        async read(first, end) {
          reads.push([end - first, currentCaller()]);
          return read(first, end);
        },
      }),
    ),
  );
  return { reads, ask: (headers: Record<string, string> = {}) => app.request("/", { headers }) };
}

it("reads of a file what its client takes, on behalf of the caller", async () => {
  const { reads, ask } = aFile();
  const response = await ask();
  expect([response.status, response.headers.get("Content-Length"), reads]).toEqual([200, String(SIZE), []]);
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(reads).toEqual([[first?.value?.length, "a caller"]]);
  expect(first?.value?.length).toBeLessThan(SIZE / 4);
  await reader?.cancel();
  expect(reads).toHaveLength(1);
});

it("sends a whole file and a part of it unchanged", async () => {
  const { ask } = aFile();
  expect(Buffer.from(await (await ask()).arrayBuffer()).equals(BYTES)).toBe(true);
  const part = await ask({ Range: "bytes=100-999999" });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(BYTES.slice(100, 1_000_000))).toBe(true);
});

it("breaks off when the file is gone meanwhile: what was sent must not pass for the whole", async () => {
  const { ask } = aFile((first, end) => (first === 0 ? BYTES.slice(0, end) : new Uint8Array()));
  await expect((await ask()).arrayBuffer()).rejects.toThrow("deleted while it was sent");
});
