import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyDraft, type PhoneCheck, readDraft, type RegistrationDraft } from "./draft.ts";
import { readInviteCode } from "../../navigation/invite-code.ts";
import { cooldownOver, readStep, REGISTRATION_STEPS, stepAllowed, stepPath, stepsShown } from "./steps.ts";

const CURRENCY = { kind: "choice", options: ["LAK", "BAHT"], initial: "LAK" } as const;
const EMPTY = emptyDraft(CURRENCY, "");
const MARKET = { phone: { kind: "digits", length: 10, countryCode: "66" } } as const;
const PHONE = "0812345678";

const sent = (phone: string): PhoneCheck => ({
  kind: "sent",
  phone,
  reference: "R",
  token: "t",
  askedAt: 0,
});
const verified = (phone: string): PhoneCheck => ({ kind: "verified", phone, token: "t" });
const withCheck = (phoneCheck: PhoneCheck): RegistrationDraft => ({ ...EMPTY, phone: PHONE, phoneCheck });

describe("a step", () => {
  test.each(REGISTRATION_STEPS)("%s has an address that names it", (step) => {
    expect(readStep(stepPath(step))).toBe(step);
    expect(readStep(`${stepPath(step)}/`)).toBe(step);
    expect(readStep(stepPath(step).toUpperCase())).toBe(step);
  });

  test("is not named by any other address", () => {
    expect(["/register/done", "/registered", "/", "/register/phone"].map(readStep)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("of the one-time code shows only when the operator requires one", () => {
    expect([stepsShown(true).length, stepsShown(false)]).toEqual([4, ["phone", "profile", "bank"]]);
  });

  test.each([
    ["code", { kind: "none" }, "phone"],
    ["profile", sent(PHONE), "code"],
    ["bank", sent(PHONE), "code"],
    ["code", verified(PHONE), "profile"],
    ["profile", { kind: "not-asked", phone: PHONE }, "profile"],
    ["bank", verified(PHONE), "profile"],
    // The checked number was another one: this one has to be checked.
    ["profile", verified("0899999999"), "phone"],
  ] as const)("%s, with a phone that is %j, leads to %s", (wanted, check, allowed) => {
    expect(stepAllowed(wanted, withCheck(check), false, MARKET)).toBe(allowed);
  });

  test("of the bank opens only for a confirmed phone and a validated profile, in any order of events", () => {
    const check = fc.constantFrom<PhoneCheck>(
      { kind: "none" },
      sent(PHONE),
      sent("0899999999"),
      verified(PHONE),
      verified("0899999999"),
      { kind: "not-asked", phone: PHONE },
    );
    fc.assert(
      fc.property(
        check,
        fc.boolean(),
        fc.constantFrom(...REGISTRATION_STEPS),
        (phoneCheck, passed, wanted) => {
          const allowed = stepAllowed(wanted, withCheck(phoneCheck), passed, MARKET);
          const confirmed = phoneCheck.kind === "verified" || phoneCheck.kind === "not-asked";
          expect(allowed === "bank").toBe(
            passed && confirmed && phoneCheck.phone === PHONE && wanted === "bank",
          );
          // A redirect never leads to another redirect.
          expect(stepAllowed(allowed, withCheck(phoneCheck), passed, MARKET)).toBe(allowed);
        },
      ),
    );
  });
});

describe("a stored draft", () => {
  test("is restored unchanged", () => {
    const draft = { ...withCheck(sent(PHONE)), name: "สมชาย", accountNo: "123", currency: "BAHT" };
    expect(readDraft(structuredClone(draft), EMPTY, CURRENCY)).toEqual(draft);
  });

  test("is restored with the phone's verification, and requires a new one where that is missing", () => {
    const draft = withCheck(verified(PHONE));
    expect(readDraft(structuredClone(draft), EMPTY, CURRENCY)).toEqual(draft);
    const withoutToken = { ...draft, phoneCheck: { kind: "verified", phone: PHONE } };
    expect(readDraft(withoutToken, EMPTY, CURRENCY).phoneCheck).toEqual({ kind: "none" });
  });

  test("of another shape never crashes, and never yields a currency that is not offered", () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const draft = readDraft(stored, EMPTY, CURRENCY);
        expect(Object.keys(draft).toSorted()).toEqual(Object.keys(EMPTY).toSorted());
        expect(CURRENCY.options).toContain(draft.currency);
      }),
    );
    expect(readDraft({ currency: "USD" }, EMPTY, CURRENCY).currency).toBe("LAK");
  });
});

test("a new one-time code waits a minute, unless the clock was changed", () => {
  expect([cooldownOver(1_000, 60_999), cooldownOver(1_000, 61_000)]).toEqual([false, true]);
  expect(cooldownOver(10_000_000, 0)).toBe(true);
});

test("an inviter code is read from a link, and an empty one is ignored", () => {
  expect(["?code=PR1", "?x=1&code=%20PR2%20", "?code=", ""].map(readInviteCode)).toEqual([
    "PR1",
    "PR2",
    null,
    null,
  ]);
});
