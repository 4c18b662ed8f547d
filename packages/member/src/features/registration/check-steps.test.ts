import { describe, expect, test } from "vitest";
import { bankOptions } from "./bank-options.ts";
import { checkBank, checkProfile, registerPayload, validationPayload } from "./check-steps.ts";
import { emptyDraft, NO_SECRETS } from "./draft.ts";
import { problemPlace } from "./problem-place.ts";

const DRAFT = {
  ...emptyDraft({ kind: "fixed", code: "BAHT" }, "PR1"),
  phone: "+66 81 234 5678",
  name: " Somchai ",
  bankCode: "SCB",
  accountNo: "๑23-456-7890",
  firstName: " SOMCHAI ",
  lastName: "ใจดี",
};
const SECRETS = { password: "a", confirmation: "a" };
const SENT = { kind: "sent", phone: "0812345678", reference: "R", token: "t", askedAt: 0 } as const;
const MARKET = { phone: { kind: "digits", length: 10, countryCode: "66" } } as const;

describe("a profile", () => {
  test.each([
    [{ ...DRAFT }, SECRETS, {}],
    [
      { name: "  " },
      { password: "", confirmation: "" },
      { name: "missing", password: "missing", confirmation: "missing" },
    ],
    [{ name: "x" }, { password: "a", confirmation: "b" }, { confirmation: "mismatch" }],
    [{ name: "x" }, { password: "", confirmation: "b" }, { password: "missing" }],
  ])("%j with %j says %j", (draft, secrets, problems) => {
    expect(checkProfile(draft, secrets)).toEqual(problems);
  });
});

describe("a bank account", () => {
  test("is complete when each field is filled in", () => {
    expect(checkBank(DRAFT)).toEqual({});
  });

  test.each(["KTB", "TMB", "BBL"])("at %s has an English name, and says which part has not", (bankCode) => {
    expect(checkBank({ ...DRAFT, bankCode })).toEqual({ lastName: "not-english" });
  });

  test("reports every missing field", () => {
    expect(checkBank({ ...DRAFT, bankCode: "", accountNo: " - ", firstName: " ", lastName: "" })).toEqual({
      bankCode: "missing",
      accountNo: "missing",
      firstName: "missing",
      lastName: "missing",
    });
  });

  test("rejects a number with a letter", () => {
    expect(checkBank({ ...DRAFT, accountNo: "12a4" })).toEqual({ accountNo: "malformed" });
  });
});

test("the payload is normalised, and excludes the bank at the third step", () => {
  expect(registerPayload(DRAFT, SECRETS, MARKET)).toEqual({
    name: "Somchai",
    username: "0812345678",
    password: "a",
    sourceCode: "",
    inviteCode: "PR1",
    bankCode: "SCB",
    bankAccountName: "SOMCHAI ใจดี",
    bankAccountNo: "1234567890",
    currency: "BAHT",
  });
  expect(validationPayload(DRAFT, SECRETS, MARKET)).toMatchObject({ bankCode: "", bankAccountNo: "" });
});

test.each([
  ["of the phone that it verified", { kind: "verified", phone: "0812345678", token: "t" }, "t"],
  ["of another phone", { kind: "verified", phone: "0899999999", token: "t" }, undefined],
  ["that the server did not give", { kind: "verified", phone: "0812345678", token: "" }, undefined],
  ["whose code is not checked yet", SENT, undefined],
  ["that was not asked for", { kind: "not-asked", phone: "0812345678" }, undefined],
] as const)("the token %s is sent only with the phone that it verified", (_case, phoneCheck, token) => {
  for (const payload of [registerPayload, validationPayload]) {
    const sent = payload({ ...DRAFT, phoneCheck }, SECRETS, MARKET);
    expect(sent.otpToken).toBe(token);
    expect("otpToken" in sent).toBe(token !== undefined);
  }
});

test("recommended banks come first, in the market's order, and once", () => {
  const banks = ["BBL", "KBANK", "SCB"].map((code) => ({ code, nameTH: `ไทย ${code}`, nameEN: code }));
  const { recommended, others } = bankOptions(banks, ["SCB", "KBANK", "GONE"], "th");
  expect([recommended, others].map((list) => list.map(({ label }) => label))).toEqual([
    ["ไทย SCB", "ไทย KBANK"],
    ["ไทย BBL"],
  ]);
});

test.each([
  ["lo", ["ທະນາຄານ BCEL", undefined], ["Bank SCB", "en"], ["ธนาคารเก่า", "th"]],
  ["en", ["Bank BCEL", undefined], ["Bank SCB", undefined], ["ธนาคารเก่า", "th"]],
])("on a page in %s, each bank tells the language of its name", (language, ...expected) => {
  const banks = [
    { code: "BCEL", nameTH: "ไทย BCEL", nameEN: "Bank BCEL", nameLO: "ທະນາຄານ BCEL" },
    { code: "SCB", nameTH: "ไทย SCB", nameEN: "Bank SCB" },
    { code: "OLD", nameTH: "ธนาคารเก่า" },
  ];
  const { others } = bankOptions(banks, [], language);
  expect(others.map(({ label, lang }) => [label, lang])).toEqual(expected);
});

const refused = (message: string) => ({ kind: "refused", message, status: 400 }) as const;

const placeOf = (password: string, step: "phone" | "profile" | "bank" = "profile") =>
  problemPlace(refused("INVALID_USER_INFO"), step, { password, phone: "081 234 5678" });

describe("a refusal", () => {
  test.each([
    ["EXISTING_USER", "profile", { step: "phone", field: "phone" }],
    ["PHONE_NUMBER_REQUIRE_10_DIGIT", "phone", { step: "phone", field: "phone" }],
    ["UNVERIFIED_OTP", "bank", { step: "phone", field: "phone" }],
    ["OTP_EXPIRED", "bank", { step: "phone", field: "phone" }],
    ["OTP_NOT_EXIST", "profile", { step: "phone", field: "phone" }],
    ["OTP_TOKEN_INVALID", "bank", { step: "phone", field: "phone" }],
    ["OTP_SEND_FAIL", "phone", { step: "phone", field: "phone" }],
    ["OTP_EXPIRED", "code", { step: "code", field: "code" }],
    ["OTP_BLOCK", "code", { step: "code", field: "code" }],
    ["EXISTING_BANK", "bank", { step: "bank", field: "accountNo" }],
    ["BANK_ACCOUNT_NAME_ENG", "bank", { step: "bank", field: "firstName" }],
  ] as const)("%s at the %s step shows where it can be corrected", (message, step, place) => {
    expect(problemPlace(refused(message), step, { ...NO_SECRETS, phone: "" })).toEqual(place);
  });

  test.each(["REGISTER_FAIL", "REQUEST_LIMIT", "INVALID_BANK", "constructor"])(
    "%s is about the whole form",
    (message) => {
      expect(problemPlace(refused(message), "bank", { ...NO_SECRETS, phone: "" })).toBeNull();
    },
  );

  test("of details shows at a password that is short or easy to guess, and otherwise at the form", () => {
    const atPassword = { step: "profile", field: "password" };
    for (const password of ["x7k2p9q", "12345678", "+66 81 234 5678"])
      expect(placeOf(password)).toEqual(atPassword);
    expect(placeOf("journey-123")).toBeNull();
    expect(placeOf("1", "bank")).toBeNull();
    // The server knows only the phone at this step.
    expect(placeOf("", "phone")).toEqual({ step: "phone", field: "phone" });
  });

  test("about a step that is not reached yet shows at the current one", () => {
    expect(problemPlace(refused("EXISTING_BANK"), "profile", { ...NO_SECRETS, phone: "" })).toBeNull();
  });
});
