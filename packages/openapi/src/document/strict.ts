import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { GenericSchema } from "valibot";
import { namedSchemas, schemaOf } from "./json-schema.ts";

const BASE = "wire:";

/** Compares a value with the strict form of a schema, and tells every deviation. */
export type StrictCheck = (schema: GenericSchema, value: unknown) => readonly ErrorObject[];

/** The check by the strict forms; it compiles each schema once. */
export function createStrictCheck(): StrictCheck {
  const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, allowUnionTypes: true });
  ajv.addSchema({ $id: BASE, components: { schemas: namedSchemas() } });
  const compiled = new Map<GenericSchema, ValidateFunction>();
  return (schema, value) => {
    const check = compiled.get(schema) ?? ajv.compile(absolute(schemaOf(schema)));
    compiled.set(schema, check);
    return check(value) ? [] : (check.errors ?? []);
  };
}

/** References of a document point into that document; a schema outside of it has to name it. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', `"${BASE}#/components/`)) as object;
}
