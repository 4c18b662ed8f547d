import { createHash } from "node:crypto";
import * as v from "valibot";
import type { Body, SandboxContext } from "../context.ts";
import { type Bounds, type Bytes, receive } from "./receive.ts";
import { Refusal } from "./refusal.ts";

const JSON_BOUNDS: Bounds = {
  type: "application/json",
  most: 64 * 1024,
  tooLarge: "KEY_INVALID",
  unusable: "KEY_INVALID",
};

/** The body of a call that has none. Whatever is sent with it is not read. */
export const noBody: Body<undefined> = {
  receive: async () => ({ same: [], read: async () => undefined }),
};

/** A JSON body of a shape; one that is no JSON or does not fit is refused with 400 and `code`. */
export function jsonBody<Schema extends v.GenericSchema>(
  schema: Schema,
  code = "KEY_INVALID",
): Body<v.InferOutput<Schema>> {
  return {
    async receive(c, pause) {
      const { bytes } = await receive(c, JSON_BOUNDS, pause);
      const text = new TextDecoder().decode(bytes);
      return {
        same: [canonical(text)],
        async read() {
          const result = v.safeParse(schema, parseJson(text));
          if (!result.success) throw new Refusal(code);
          return result.output;
        },
      };
    },
  };
}

/** A form, as uploads are sent; one that is broken is refused with 400. */
export function formBody(bounds: Omit<Bounds, "type">): Body<FormData> {
  return {
    async receive(c, pause) {
      const bytes = await receive(c, { ...bounds, type: "multipart/form-data" }, pause);
      const form = await parseForm(bytes);
      return {
        same: form === null ? [sha256(bytes.bytes)] : await formParts(form),
        async read() {
          if (form === null) throw new Refusal(bounds.unusable);
          return form;
        },
      };
    },
  };
}

/** A body that is worked on before the transaction: for what takes its time, and others wait for the database. */
export function prepared<Value, Prepared>(
  body: Body<Value>,
  prepare: (value: Value) => Promise<Prepared>,
): Body<Prepared> {
  return {
    async receive(c, pause) {
      const { same, read } = await body.receive(c, pause);
      return { same, read: async () => prepare(await read()) };
    },
  };
}

/** Makes the function by which calls that are no commands read their JSON bodies; see `Context.readBody`. */
export function createReadBody(pause: number) {
  return async function readBody<Schema extends v.GenericSchema>(
    c: SandboxContext,
    schema: Schema,
    code?: string,
  ): Promise<v.InferOutput<Schema>> {
    return (await jsonBody(schema, code).receive(c, pause)).read();
  };
}

/** The value of a JSON text; undefined, which fits no schema here, for what is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refuseNul);
  } catch {
    return undefined;
  }
}

/** The database has no texts with the character NUL, and no honest client sends one. */
function refuseNul(key: string, value: unknown): unknown {
  if (key.includes("\0") || (typeof value === "string" && value.includes("\0")))
    throw new SyntaxError("A NUL in a text.");
  return value;
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

/** The fields of a form; null for bytes that are none. */
async function parseForm({ bytes, contentType }: Bytes): Promise<FormData | null> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
  } catch (error) {
    // The parser's one way to say that a form is broken.
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** A form by the bytes of its files: the boundary and the order of its fields may be others the next time. */
async function formParts(form: FormData): Promise<string[]> {
  const parts = [...form].map(async ([name, value]) => {
    const bytes = typeof value === "string" ? value : new Uint8Array(await value.arrayBuffer());
    return JSON.stringify([name, sha256(bytes)]);
  });
  return (await Promise.all(parts)).toSorted();
}

function sha256(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
