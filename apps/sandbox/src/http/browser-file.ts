import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { SandboxContext } from "./env.ts";
import { Refusal } from "./refusal.ts";

const FOLDER = new URL("../browser/", import.meta.url);
const FILES = new Set(readdirSync(FOLDER));

/** Serves the script or stylesheet of `src/browser` that the path parameter `file` names. */
export async function browserFile(c: SandboxContext): Promise<Response> {
  const file = c.req.param("file") ?? "";
  if (!FILES.has(file)) throw new Refusal("NO_DATA", 404);
  const type = file.endsWith(".css") ? "text/css" : "text/javascript";
  return c.body(await readFile(new URL(file, FOLDER)), 200, { "Content-Type": `${type}; charset=utf-8` });
}
