import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyDraft, type PhoneCheck, readDraft, type RegistrationDraft } from "./draft.ts";
import { readInviteCode } from "./inviter.ts";
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
  });

  test("is not named by any other address", () => {
    expect(["/register/done", "/registered", "/", "/register/phone"].map(readStep)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("of the one-time code is shown only when the operator asks for one", () => {
    expect([stepsShown(true).length, stepsShown(false)]).toEqual([4, ["phone", "profile", "bank"]]);
  });

  test.each([
    ["code", { kind: "none" }, "phone"],
    ["profile", sent(PHONE), "code"],
    ["bank", sent(PHONE), "code"],
    ["code", verified(PHONE), "profile"],
    ["profile", { kind: "not-asked", phone: PHONE }, "profile"],
    ["bank", verified(PHONE), "profile"],
    // Checked was another number: this one has to be checked anew.
    ["profile", verified("0899999999"), "phone"],
  ] as const)("%s, with a phone that is %j, leads to %s", (wanted, check, allowed) => {
    expect(stepAllowed(wanted, withCheck(check), false, MARKET)).toBe(allowed);
  });

  test("of the bank opens only for a confirmed phone and a validated profile, whatever came before", () => {
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
          // Sent on once, a visitor stays: redirects never go round.
          expect(stepAllowed(allowed, withCheck(phoneCheck), passed, MARKET)).toBe(allowed);
        },
      ),
    );
  });
});

describe("a kept draft", () => {
  test("comes back as it was", () => {
    const draft = { ...withCheck(sent(PHONE)), name: "สมชาย", accountNo: "123", currency: "BAHT" };
    expect(readDraft(structuredClone(draft), EMPTY, CURRENCY)).toEqual(draft);
  });

  test("comes back with what verified the phone, and asks anew where that is gone", () => {
    const draft = withCheck(verified(PHONE));
    expect(readDraft(structuredClone(draft), EMPTY, CURRENCY)).toEqual(draft);
    const withoutToken = { ...draft, phoneCheck: { kind: "verified", phone: PHONE } };
    expect(readDraft(withoutToken, EMPTY, CURRENCY).phoneCheck).toEqual({ kind: "none" });
  });

  test("that is of another shape is never a crash, and never an offered currency that is none", () => {
    fc.assert(
      fc.property(fc.anything(), (kept) => {
        const draft = readDraft(kept, EMPTY, CURRENCY);
        expect(Object.keys(draft).toSorted()).toEqual(Object.keys(EMPTY).toSorted());
        expect(CURRENCY.options).toContain(draft.currency);
      }),
    );
    expect(readDraft({ currency: "USD" }, EMPTY, CURRENCY).currency).toBe("LAK");
  });
});

test("a new one-time code waits a minute, unless the clock was set anew", () => {
  expect([cooldownOver(1_000, 60_999), cooldownOver(1_000, 61_000)]).toEqual([false, true]);
  expect(cooldownOver(10_000_000, 0)).toBe(true);
});

test("an inviter code is read from a link, and an empty one is none", () => {
  expect(["?code=PR1", "?x=1&code=%20PR2%20", "?code=", ""].map(readInviteCode)).toEqual([
    "PR1",
    "PR2",
    null,
    null,
  ]);
});
