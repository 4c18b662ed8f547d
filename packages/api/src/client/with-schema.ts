import type { GenericSchema, InferOutput } from "valibot";
import type { Message } from "../wire/values.ts";

/** The `extraOptions` of an endpoint, for the base query. */
export interface AnswerOptions {
  /** Validates and transforms the answer. */
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
