import * as v from "valibot";
import type { SandboxContext } from "../context.ts";
import { Refusal } from "./refusal.ts";

/** Checks an answer by its schema: a wrong shape is a fault of the sandbox and must not leave it. */
export function checkAnswer(schema: v.GenericSchema, value: unknown): void {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new Error(`An answer of the wrong shape: ${v.summarize(result.issues)}`);
}

/** Answers a reading call with a value that is checked by its schema first. */
export function answer<Schema extends v.GenericSchema>(
  c: SandboxContext,
  schema: Schema,
  value: v.InferInput<Schema>,
): Response {
  checkAnswer(schema, value);
  return c.body(JSON.stringify(value), 200, { "Content-Type": "application/json" });
}

/** Reads and checks a JSON body; refuses 400 with `code` one that is no JSON or does not fit. */
export async function readBody<Schema extends v.GenericSchema>(
  c: SandboxContext,
  schema: Schema,
  code = "KEY_INVALID",
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, parseJson(await c.req.text()));
  if (!result.success) throw new Refusal(code);
  return result.output;
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
