import { type Satang, satangFromBaht } from "@member-wallet/domain";
import * as v from "valibot";
import { isBlank } from "./is-blank.ts";

/** Money on the wire: baht as a JSON number. Read as whole satang; fractions of a satang are floored. */
export const Baht = v.pipe(
  v.number(),
  v.rawTransform(({ dataset, addIssue, NEVER }): Satang => {
    const amount = satangFromBaht(dataset.value);
    if (amount !== null) return amount;
    addIssue({ message: "Not an amount of money" });
    return NEVER;
  }),
);

/** Money that is `null` when it is no JSON number, or too large to be exact. */
export const BahtIfKnown = v.fallback(v.nullable(Baht), null);

/** A percentage, 0 to 100. */
export const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A time in ISO 8601. */
export const IsoTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "Not a time"),
);

/** HTML written by the operator: only ever shown through the sanitiser. */
export const Markup = v.string();

/** A text that may be absent, null or blank: read as null. */
export const NullableText = v.optional(
  v.nullable(
    v.pipe(
      v.string(),
      v.transform((text) => (isBlank(text) ? null : text)),
    ),
  ),
  null,
);

/** A text that may be absent or blank: read as empty. */
export const LooseText = v.optional(
  v.pipe(
    v.fallback(v.string(), ""),
    v.transform((text) => (isBlank(text) ? "" : text)),
  ),
  "",
);

/** An identifier of the server's: a text that is not blank. */
export const Code = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), "Blank"),
);

/** A switch that is sent as a bare boolean or under its name. */
/* @__NO_SIDE_EFFECTS__ */
export function flag<Name extends string>(name: Name) {
  return v.union([
    v.boolean(),
    v.pipe(
      v.object({ [name]: v.boolean() } as Record<Name, v.BooleanSchema<undefined>>),
      v.transform((answer): boolean => (answer as Record<string, boolean>)[name] === true),
    ),
  ]);
}

/** How many items a list has, beside one page of it: absent where the server does not say, or not in a usable number. */
export const ListTotal = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))),
  undefined,
);

/**
 * `{ message: CODE }`. After a call was done the status alone decides, so any JSON passes: what is no such message is
 * one without a code.
 */
export const Message = v.pipe(
  v.unknown() as v.GenericSchema<{ message?: string | null } | null | undefined | "", unknown>,
  v.transform((answer): { message: string | null } => {
    if (typeof answer !== "object" || answer === null || !("message" in answer)) return { message: null };
    return {
      message: typeof answer.message === "string" && !isBlank(answer.message) ? answer.message : null,
    };
  }),
);

/** Which page of a list, from 1, and how long a page is. */
export const PageRequest = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});
