import type { ErrorObject } from "ajv/dist/2020.js";
import * as v from "valibot";

/** A place in an answer and what was expected there; never the value, which may be a member's. */
export interface Finding {
  /** "slots.3.code"; "" for the whole answer. */
  readonly path: string;
  readonly expected: string;
}

const MISSING = "required field is missing";

/** Names of types, as valibot and JSON Schema write them; the first letter in lower case. */
const TYPES: Readonly<Record<string, string>> = {
  object: "an object",
  array: "a list",
  string: "a text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  null: "nothing",
  undefined: "nothing",
  '""': "nothing",
};

/** What a schema expected instead of values; never the values themselves. */
export function issueFindings(issues: readonly v.BaseIssue<unknown>[], above = ""): Finding[] {
  return issues.flatMap((issue) => {
    const path = [above, v.getDotPath(issue) ?? ""].filter((part) => part !== "").join(".");
    // A union's branch that fits but for an inner value is the one that was meant.
    const inner = issue.issues?.filter((branch) => branch.path !== undefined) ?? [];
    return inner.length > 0 ? issueFindings(inner, path) : [{ path, expected: issueInWords(issue) }];
  });
}

function issueInWords({ expected, input, message, path }: v.BaseIssue<unknown>): string {
  if (input === undefined && path !== undefined) return MISSING;
  if (expected === null) return message;
  // A union's branches stand in brackets, those of an inner union in further ones.
  const branches = expected.replaceAll(/[()]/g, "").split(" | ");
  return `${expectation(branches)}, got ${typeOf(input)}`;
}

/** The deviations from a strict schema. A union's own error says nothing besides those of its branches. */
export function deviations(errors: readonly ErrorObject[]): Finding[] {
  const told = errors.filter(
    ({ keyword, instancePath, schemaPath }) =>
      !["anyOf", "oneOf", "not"].includes(keyword) &&
      // A branch that fits but for an inner value is the one that was meant.
      !(
        schemaPath.includes("/anyOf/") &&
        errors.some((other) => other.instancePath.startsWith(`${instancePath}/`))
      ),
  );
  const byPath = Map.groupBy(told, placeOf);
  return [...byPath].flatMap(([path, own]) => {
    const others = own.filter(({ keyword }) => keyword !== "type");
    // A value of the right type that a bound refuses is no other branch's.
    const types = others.length > 0 ? [] : own.filter(({ keyword }) => keyword === "type");
    const expected = types.flatMap(({ params }) => params["type"] as string | string[]);
    return [
      ...(types[0] === undefined ? [] : [`${expectation(expected)}, got ${typeOf(types[0].data)}`]),
      ...others.map(deviation),
    ].map((text) => ({ path, expected: text }));
  });
}

function placeOf({ instancePath, keyword, params }: ErrorObject): string {
  const missing = keyword === "required" ? `/${String(params["missingProperty"])}` : "";
  return (instancePath + missing).slice(1).replaceAll("/", ".");
}

function deviation({ keyword, message, params }: ErrorObject): string {
  if (keyword === "required") return MISSING;
  const allowed =
    "allowedValues" in params ? (params["allowedValues"] as unknown[]) : [params["allowedValue"]];
  return keyword === "enum" || keyword === "const"
    ? `expected ${either(allowed.map((value) => (value === "" ? "nothing" : String(value))))}`
    : (message ?? "another value");
}

const expectation = (types: readonly string[]) =>
  `expected ${either(types.map((type) => TYPES[type.toLowerCase()] ?? type))}`;

/** "a list, a text, or nothing". */
function either(choices: readonly string[]): string {
  const each = [...new Set(choices)].toSorted((a, b) => Number(a === "nothing") - Number(b === "nothing"));
  const last = each.pop() ?? "another value";
  return each.length === 0 ? last : `${each.join(", ")}, or ${last}`;
}

function typeOf(value: unknown): string {
  if (value === null) return "nothing";
  return TYPES[Array.isArray(value) ? "array" : typeof value] ?? "another value";
}

/** Joins what was expected at a path. */
export function onePerPath(findings: readonly Finding[]): Finding[] {
  const byPath = Map.groupBy(findings, ({ path }) => path);
  return [...byPath].map(([path, own]) => ({
    path,
    expected: [...new Set(own.map(({ expected }) => expected))].join("; "),
  }));
}
