import type { GenericSchema, InferOutput } from "valibot";
import type { Message } from "../wire/values.ts";

/** What an endpoint hands to the base query, as its `extraOptions`. */
export interface AnswerOptions {
  /** What the answer is checked with, and turned into. */
  schema?: GenericSchema;
  /** The schema's name in reports. */
  name?: string | undefined;
}

/**
 * How an endpoint reads its answer. Spread into the endpoint's definition.
 * @param name the schema's name; `Message` needs none, because every answer matches it.
 */
export function withSchema<Schema extends GenericSchema>(
  schema: Schema,
  ...[name]: Schema extends typeof Message ? [] : [name: string]
) {
  return {
    extraOptions: { schema, name } satisfies AnswerOptions,
    transformResponse: (answer: InferOutput<Schema>): InferOutput<Schema> => answer,
  };
}
