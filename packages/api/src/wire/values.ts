import { type Satang, satangFromBaht } from "@member-wallet/domain";
import * as v from "valibot";
import { isBlank } from "./is-blank.ts";

/** Money in the API: baht as a JSON number. Read as whole satang; fractions of a satang are floored. */
export const Baht = v.pipe(
  v.number(),
  v.transform(satangFromBaht),
  v.check((amount) => amount !== null, "Not an amount of money"),
) as unknown as v.GenericSchema<number, Satang>;

/** Money that is `null` when it is not a JSON number, or too large to be exact. */
export const BahtIfKnown = v.fallback(v.nullable(Baht), null);

/** A percentage, 0 to 100. */
export const Percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** A percentage that is `null` when it is missing or not within 0 to 100. */
export const PercentIfKnown = v.optional(v.fallback(v.nullable(Percent), null), null);

/** A number of coins or coupons; `null` when it is missing or no whole number. */
export const CountIfKnown = v.optional(
  v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
  null,
);

/** A time in ISO 8601; one without a zone is UTC, and gets it, because a phone would read it as its own. */
export const IsoTime = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), "Not a time"),
  v.transform((text) => text.replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d[\d:.]*)$/, "$1T$2Z")),
);

/** A time that a server may tell: absent where it tells none, or something else; `null` where it is not there yet. */
export const TimeIfTold = v.fallback(v.optional(v.nullable(IsoTime)), undefined);

/** HTML by the operator: shown only through the sanitiser. */
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

/** A bank's names; each may be blank, and all may be missing. */
export const BankNames = v.object({
  nameTH: LooseText,
  nameEN: LooseText,
  nameLO: v.optional(v.fallback(v.string(), "")),
});

/** The server's identifier: a string that is not blank. */
export const Code = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), "Blank"),
);

/** A switch, sent as a bare boolean or under its name. */
/* @__NO_SIDE_EFFECTS__ */
export function flag<Name extends string>(
  name: Name,
): v.GenericSchema<boolean | Readonly<Record<Name, boolean>>, boolean> {
  return v.union([
    v.boolean(),
    v.pipe(
      v.object({ [name]: v.boolean() }),
      v.transform((answer): boolean => answer[name] === true),
    ),
  ]) as v.GenericSchema<boolean | Readonly<Record<Name, boolean>>, boolean>;
}

/** The total of a paginated list: absent where the server sends none or an unusable number. */
export const ListTotal = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9))),
  undefined,
);

/**
 * `{ message: CODE }`. After a success the status alone decides, so any JSON is valid: anything else is a message
 * without a code.
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

/** The page of a list, from 1, and the page size. */
export const PageRequest = v.object({
  page: v.pipe(v.number(), v.integer(), v.minValue(1)),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
});
export type Message = v.InferOutput<typeof Message>;
