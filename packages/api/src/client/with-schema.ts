import type { GenericSchema, InferOutput } from "valibot";

/** What an endpoint hands to the base query, as its `extraOptions`. */
export interface AnswerOptions {
  /** What the answer is checked with, and turned into. */
  answer?: GenericSchema;
}

/** How an endpoint reads its answer. Spread into the endpoint's definition. */
export function withSchema<Schema extends GenericSchema>(schema: Schema) {
  return {
    extraOptions: { answer: schema } satisfies AnswerOptions,
    transformResponse: (answer: InferOutput<Schema>): InferOutput<Schema> => answer,
  };
}
