import { createHash } from "node:crypto";
import type { SandboxContext } from "../context.ts";

/**
 * What makes two requests of one call the same: the whole path and what the body says. JSON is compared by
 * value, an upload by the bytes of its files (the boundary of the form is another each time).
 */
export async function requestDigest(c: SandboxContext): Promise<string> {
  const hash = createHash("sha256");
  const url = new URL(c.req.url);
  hash.update(`${url.pathname}${url.search}\n`);
  if (c.req.header("Content-Type")?.startsWith("multipart/form-data")) {
    for (const part of await formParts(c)) hash.update(part);
  } else {
    hash.update(canonical(await c.req.text()));
  }
  return hash.digest("hex");
}

async function formParts(c: SandboxContext): Promise<string[]> {
  const fields = Object.entries(await c.req.parseBody({ all: true }));
  const parts = fields.flatMap(([name, value]) =>
    [value].flat().map(async (item) => {
      const bytes = typeof item === "string" ? item : new Uint8Array(await item.arrayBuffer());
      return JSON.stringify([name, createHash("sha256").update(bytes).digest("hex")]);
    }),
  );
  return (await Promise.all(parts)).toSorted();
}

/** A JSON text with its keys in order and without spaces; any other text as it is. */
function canonical(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, sortKeys));
  } catch {
    return text;
  }
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
