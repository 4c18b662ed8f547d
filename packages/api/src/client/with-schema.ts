import type { NamedSchemaError } from "@reduxjs/toolkit/query/react";
import type { GenericSchema, InferOutput } from "valibot";
import type { Message } from "../wire/values.ts";
import type { AnswerMeta } from "./base-query.ts";
import type { Issue } from "./report-unreadable.ts";

/**
 * How an endpoint reads its answer: checked by the schema, and turned into the schema's output. An answer that does not
 * match, or that lost items, is reported to the environment under the schema's name. Spread into the endpoint.
 * @param name the schema's name; `Message` needs none, because every answer matches it.
 */
export function withSchema<Schema extends GenericSchema>(
  schema: Schema,
  ...[name = ""]: Schema extends typeof Message ? [] : [name: string]
) {
  const report = (meta: AnswerMeta | undefined, answer: unknown, issues?: readonly Issue[]) => {
    const listener = meta?.onUnreadableAnswer;
    if (listener)
      void import("./report-unreadable.ts").then((it) => it.reportUnreadable(listener, name, answer, issues));
  };
  return {
    rawResponseSchema: schema,
    transformResponse(answer: InferOutput<Schema>, meta: AnswerMeta | undefined): InferOutput<Schema> {
      report(meta, answer);
      return answer;
    },
    onSchemaFailure: ({ issues, _bqMeta }: NamedSchemaError) => report(_bqMeta as AnswerMeta, null, issues),
  };
}
