import { type JsonSchema, toJsonSchema } from "@valibot/to-json-schema";
import * as wire from "@member-wallet/api/wire";
import { itemSchemaOf } from "@member-wallet/api/wire";
import type { GenericSchema } from "valibot";
import { FIELD_DESCRIPTIONS } from "./field-descriptions.ts";

/** The schemas of the wire, by name, in the order of the names. */
const NAMED: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries<unknown>(wire)
    .filter((entry): entry is [string, GenericSchema] => isSchema(entry[1]))
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

/** One name of each schema. Of several, that of no call in particular (`PageRequest`), else the first. */
const NAMES = new Map<object, string>(
  Object.entries(NAMED)
    .toReversed()
    .toSorted(([a], [b]) => Number(b.endsWith("Payload")) - Number(a.endsWith("Payload")))
    .map(([name, schema]) => [schema, name]),
);

/** Schemas that read by code, so that the converter cannot see their shape. */
const READ_BY_CODE: Readonly<Record<string, JsonSchema>> = {
  Message: {
    anyOf: [{ type: "object", properties: { message: { type: ["string", "null"] } } }, { type: "null" }],
  },
  Coupon: { $ref: "#/components/schemas/CouponFields" },
};

function isSchema(value: unknown): value is GenericSchema {
  return typeof value === "object" && value !== null && "~run" in value;
}

/**
 * The strict form of a schema as JSON Schema 2020-12: what a server should send, or a client sends. The client itself
 * reads more than that. A named schema is a reference.
 */
export function schemaOf(schema: GenericSchema): JsonSchema {
  const name = NAMES.get(schema);
  return name === undefined ? convert(schema) : referenceTo(name);
}

/** A reference to a schema of the document. */
export const referenceTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/** Every named schema of the wire, in full. */
export function namedSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(NAMED).map(([name, schema]) => [
      name,
      described(name, READ_BY_CODE[name] ?? convert(schema)),
    ]),
  );
}

/** Adds the descriptions of a schema's fields. */
function described(name: string, schema: JsonSchema): JsonSchema {
  const descriptions = Object.entries(FIELD_DESCRIPTIONS[name] ?? {});
  if (descriptions.length === 0) return schema;
  const fields = descriptions.map(([field, description]) => {
    const property = schema.properties?.[field];
    if (typeof property !== "object") throw new Error(`${name} has no field ${field} to describe.`);
    return [field, { ...property, description }];
  });
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(fields) } };
}

function convert(schema: GenericSchema): JsonSchema {
  const {
    $schema: _draft,
    $defs: _definitions,
    ...converted
  } = toJsonSchema(schema, {
    typeMode: "input",
    target: "draft-2020-12",
    // Rules in code (an exact amount, a valid time) have no form in JSON Schema.
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema }) => {
      if (valibotSchema.type === "undefined") return { not: {} };
      const item = itemSchemaOf(valibotSchema);
      if (item !== undefined) return { type: ["array", "null"], items: schemaOf(item) };
      return valibotSchema === schema || !NAMES.has(valibotSchema) ? null : schemaOf(valibotSchema);
    },
  });
  return converted;
}
