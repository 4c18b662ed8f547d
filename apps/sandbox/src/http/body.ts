import * as v from "valibot";
import type { SandboxContext } from "./env.ts";
import { type BodyLimits, receiveBody } from "./receive-body.ts";
import { type FormLimits, type ReceivedForm, receiveForm } from "./receive-form.ts";
import { Refusal } from "./refusal.ts";

/** How the body of a call is received and read. */
export interface Body<Value> {
  /**
   * Receives the whole body.
   * @param idleTimeout how long the sender may be silent, in milliseconds
   * @throws {Refusal} 415, 413, 408 or 400
   */
  receive(c: SandboxContext, idleTimeout: number): Promise<ReceivedBody<Value>>;
}

/** A completely received body: reading it no longer waits for the sender. */
interface ReceivedBody<Value> {
  /** Equal for two bodies that mean the same. */
  fingerprint: readonly string[];
  /** @throws {Refusal} when the body does not fit. */
  read(): Promise<Value>;
}

const JSON_LIMITS: BodyLimits = {
  type: "application/json",
  maxBytes: 64 * 1024,
  tooLarge: "KEY_INVALID",
  unusable: "KEY_INVALID",
};

/** The body of a call that has none; whatever is sent with it stays unread. */
export const noBody: Body<undefined> = {
  receive: async () => ({ fingerprint: [], read: async () => undefined }),
};

/** A JSON body of a shape; refuses invalid JSON and any other shape with 400 and `code`. */
export function jsonBody<Schema extends v.GenericSchema>(
  schema: Schema,
  code = "KEY_INVALID",
): Body<v.InferOutput<Schema>> {
  return {
    async receive(c, idleTimeout) {
      const text = new TextDecoder().decode(await receiveBody(c, JSON_LIMITS, idleTimeout));
      return {
        fingerprint: [canonical(text)],
        async read() {
          const result = v.safeParse(schema, parseJson(text));
          if (!result.success) throw new Refusal(code);
          return result.output;
        },
      };
    },
  };
}

/** A multipart form with one file; refuses a broken one with 400. */
export function formBody(limits: FormLimits): Body<ReceivedForm> {
  return {
    async receive(c, idleTimeout) {
      const { form, fingerprint } = await receiveForm(c, limits, idleTimeout);
      return {
        fingerprint,
        async read() {
          if (form === null) throw new Refusal(limits.unusable);
          return form;
        },
      };
    },
  };
}

/** A body whose value is prepared before the transaction begins, because that is slow and others wait for the database. */
export function mapBody<Value, Prepared>(
  body: Body<Value>,
  prepare: (value: Value) => Promise<Prepared>,
): Body<Prepared> {
  return {
    async receive(c, idleTimeout) {
      const { fingerprint, read } = await body.receive(c, idleTimeout);
      return { fingerprint, read: async () => prepare(await read()) };
    },
  };
}

/** Creates the function that reads the JSON body of a call that is no command; refuses as `jsonBody` does. */
export function createReadBody(idleTimeout: number) {
  return async function readBody<Schema extends v.GenericSchema>(
    c: SandboxContext,
    schema: Schema,
    code?: string,
  ): Promise<v.InferOutput<Schema>> {
    return (await jsonBody(schema, code).receive(c, idleTimeout)).read();
  };
}

/** Creates the function that reads the form of a call that is no command; refuses as `formBody` does. */
export function createReadForm(idleTimeout: number) {
  return async (c: SandboxContext, limits: FormLimits): Promise<ReceivedForm> =>
    (await formBody(limits).receive(c, idleTimeout)).read();
}

/** The value of a JSON text; undefined, which fits no schema here, for invalid JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, refuseNul);
  } catch {
    return undefined;
  }
}

/** PostgreSQL's texts cannot contain NUL, and no honest client sends it. */
function refuseNul(key: string, value: unknown): unknown {
  if (key.includes("\0") || (typeof value === "string" && value.includes("\0")))
    throw new SyntaxError("NUL in a text.");
  return value;
}

/** A JSON text with sorted keys and without spaces; any other text unchanged. */
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
