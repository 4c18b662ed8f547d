import type { GenericSchema, InferOutput } from "valibot";

/**
 * How an endpoint reads its answer: checked by the schema as it came, turned into the schema's output. Spread into the
 * endpoint's definition.
 */
export function withSchema<Schema extends GenericSchema>(schema: Schema) {
  return {
    rawResponseSchema: schema,
    transformResponse: (answer: InferOutput<Schema>): InferOutput<Schema> => answer,
  };
}
