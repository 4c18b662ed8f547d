import * as v from "valibot";
import type { SandboxContext } from "../context.ts";

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
