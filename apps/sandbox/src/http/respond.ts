import * as v from "valibot";
import type { SandboxContext } from "./env.ts";

/** The response of calls that only report success. */
export const SUCCESS = { message: "SUCCESS" };

/** Serialises a response after checking it by its schema: one of a wrong shape is a fault of the sandbox. */
export function serialise<Schema extends v.GenericSchema>(
  schema: Schema,
  value: v.InferInput<Schema>,
): string {
  const result = v.safeParse(schema, value);
  if (!result.success) throw new Error(`A response of the wrong shape: ${v.summarize(result.issues)}`);
  return JSON.stringify(value);
}

/** Responds to a reading call with a value that its schema describes. */
export function respond<Schema extends v.GenericSchema>(
  c: SandboxContext,
  schema: Schema,
  value: v.InferInput<Schema>,
): Response {
  return c.body(serialise(schema, value), 200, { "Content-Type": "application/json" });
}
