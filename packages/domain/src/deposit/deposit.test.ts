import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import { depositMinimum } from "./deposit-minimum.ts";
import { findGiftLink, GIFT_LINK_MINIMUM } from "./gift-link.ts";
import { checkQrAmount, qrMinimum, qrPresets } from "./qr-amount.ts";
import { takesSlips } from "./slip-hours.ts";
import {
  type DepositOffer,
  isGateway,
  type PayableAccount,
  paymentMethods,
  QR_PROVIDERS,
} from "./payment-methods.ts";

const account = (bankCode: string, over: Partial<PayableAccount> = {}): PayableAccount => ({
  bankCode,
  bankType: "BANK",
  mode: "MANUAL",
  ...over,
});
const offer = (over: Partial<DepositOffer<PayableAccount>> = {}) => ({
  banks: [],
  wallets: [],
  isManual: false,
  ...over,
});
const kinds = (over: Partial<DepositOffer<PayableAccount>>) =>
  paymentMethods(offer(over)).map((method) =>
    method.kind === "account" ? `account, slip ${method.slip}` : method.kind,
  );

describe("the payment method", () => {
  test.each(["SCB", "GSB", "BCEL", "BBL", "a bank nobody knows"])(
    "at %s is the account and its slip",
    (code) => {
      expect(kinds({ banks: [account(code)] })).toEqual(["account, slip true"]);
    },
  );

  test("at KBANK is the account without a slip in automatic mode, and a QR otherwise", () => {
    expect(kinds({ banks: [account("KBANK", { mode: "AUTO" })] })).toEqual(["account, slip false"]);
    expect(paymentMethods(offer({ banks: [account("KBANK")] }))).toMatchObject([
      { kind: "qr", provider: "KBANK" },
    ]);
  });

  test.each(QR_PROVIDERS.filter(isGateway))("at the gateway %s is only its QR", (code) => {
    const banks = [account(code, { bankType: "PAYMENT", mode: "AUTO" })];
    expect(paymentMethods(offer({ banks }))).toMatchObject([{ kind: "qr", provider: code }]);
    expect(paymentMethods(offer({ banks, isManual: true }))).toMatchObject([{ kind: "qr", provider: code }]);
  });

  test("at a bank with the same code as a gateway is an account", () => {
    expect(kinds({ banks: [account("WW")] })).toEqual(["account, slip true"]);
  });

  test("by gift link exists exactly when a mobile wallet does", () => {
    expect(kinds({ wallets: [{}] })).toEqual(["gift-link"]);
    expect(kinds({ banks: [account("SCB")] })).not.toContain("gift-link");
  });

  test("has a slip at every bank where the operator checks everything manually", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("SCB", "KBANK", "BCEL")), fc.boolean(), (codes, auto) => {
        const banks = codes.map((code) => account(code, { mode: auto ? "AUTO" : "MANUAL" }));
        const slips = paymentMethods(offer({ banks, isManual: true })).filter(
          (method) => method.kind === "account" && method.slip,
        );
        expect(slips).toHaveLength(banks.length);
      }),
    );
  });
});

const amounts = fc.integer({ min: 0, max: 1_000_000 }).map(satang);
const operators = fc.option(amounts, { nil: null });

describe("the minimum of a payment method", () => {
  test("is at least its own and at least the operator's, and is one of the two", () => {
    fc.assert(
      fc.property(amounts, operators, (own, operator) => {
        const minimum = depositMinimum(own, operator);
        expect(minimum).toBeGreaterThanOrEqual(own);
        expect(minimum).toBeGreaterThanOrEqual(operator ?? 0);
        expect([own, operator]).toContain(minimum);
      }),
    );
  });

  test.each([
    ["KBANK", null, 100],
    ["KBANK", 2_000, 2_000],
    ["WW", 2_000, 10_000],
    ["ZAPMAN", 20_000, 20_000],
  ] as const)("for a QR of %s, where the operator's is %s, is %s satang", (provider, operator, minimum) => {
    const own = qrMinimum(provider);
    expect(depositMinimum(own, operator === null ? null : satang(operator))).toBe(minimum);
  });

  test.each([
    [null, 200],
    [100, 200],
    [2_000, 2_000],
  ])("for a gift link, where the operator's is %s, is %s satang", (operator, minimum) => {
    expect(depositMinimum(GIFT_LINK_MINIMUM, operator === null ? null : satang(operator))).toBe(minimum);
  });
});

describe("the amount of a QR", () => {
  test("is valid exactly from its minimum on", () => {
    fc.assert(
      fc.property(amounts, amounts, (amount, minimum) => {
        fc.pre(amount > 0);
        const { kind } = checkQrAmount(minimum, (amount / 100).toFixed(2));
        expect(kind === "ok").toBe(amount >= minimum);
      }),
    );
  });

  test.each(QR_PROVIDERS)("at %s has the presets that are not below the minimum", (provider) => {
    const all = qrPresets(provider, satang(0));
    expect(all.every((preset) => preset >= qrMinimum(provider))).toBe(true);
    fc.assert(
      fc.property(amounts, (minimum) => {
        const offered = qrPresets(provider, minimum);
        expect(offered).toEqual(all.filter((preset) => preset >= minimum));
      }),
    );
  });

  test.each([
    ["", "empty"],
    ["1e3", "malformed"],
    ["-5", "malformed"],
    ["100.005", "too-precise"],
    ["0", "too-small"],
  ])("is not %j (%s)", (text, kind) => {
    expect(checkQrAmount(satang(100), text).kind).toBe(kind);
  });

  test("is read in Thai digits too", () => {
    expect(checkQrAmount(satang(10_000), "๑๐๐")).toEqual({ kind: "ok", amount: satang(10_000) });
  });
});

const LINK = "https://gift.truemoney.com/campaign/?v=0123456789abcdef";

describe("a gift link", () => {
  test.each([
    LINK,
    `มีของขวัญมาฝาก ${LINK} รีบกดรับนะ`,
    `รับเลย\n${LINK}\n`,
    `(${LINK}).`,
    `ของขวัญ${LINK}ครับ`,
    LINK.replace("https://", ""),
    LINK.replace("https://", "http://"),
    LINK.replace("https://gift", "HTTPS://GIFT"),
    `https://line.me/x ${LINK}`,
  ])("is found in %j", (message) => {
    expect(findGiftLink(message)).toEqual({ kind: "found", link: LINK });
  });

  test("is found within any message", () => {
    const words = fc.array(fc.constantFrom("ซอง", "ຂອງຂວັນ", "100", "บาท!", "🎁", "\n", "..."));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const message = `${before.join(" ")} ${LINK} ${after.join(" ")}`;
        expect(findGiftLink(message)).toEqual({ kind: "found", link: LINK });
      }),
    );
  });

  test.each([
    ["https://gift.truemoney.com.evil.example/campaign/?v=1", "gift.truemoney.com.evil.example"],
    ["https://evil.example/gift.truemoney.com/?v=1", "evil.example"],
    ["https://gift.truemoney.com@evil.example/?v=1", "evil.example"],
    ["https://gift.truemoney.com:8443/campaign/?v=1", "gift.truemoney.com:8443"],
  ])("is not %s", (message, host) => {
    expect(findGiftLink(message)).toEqual({ kind: "other-host", host });
  });

  test("of another host is rejected, whatever its path, and the result names that host", () => {
    const rest = fc.constantFrom("", "/", "/campaign/?v=1", `/?to=${LINK}`);
    fc.assert(
      fc.property(fc.domain(), fc.constantFrom("http", "https"), rest, (host, scheme, after) => {
        fc.pre(host !== "gift.truemoney.com");
        expect(findGiftLink(`${scheme}://${host}${after}`)).toEqual({ kind: "other-host", host });
      }),
    );
  });

  test.each([
    "https://gift.truemoney.com/campaign/",
    "http://gift.truemoney.com/campaign/",
    "gift.truemoney.com",
    "https://gift.truemoney.com/campaign/?v=",
    "https://gift.truemoney.com/campaign/?v=&from=line",
    "https://gift.truemoney.com/campaign/#?v=1",
    "https://user:pass@gift.truemoney.com/campaign/?v=1",
    "https://gift.truemoney.com\\@evil.example/?v=1",
    "https://line.me/x https://gift.truemoney.com/campaign/",
  ])("is not complete in %j", (message) => {
    expect(findGiftLink(message)).toEqual({ kind: "incomplete" });
  });

  test("is complete exactly from its voucher on, for any copied part", () => {
    fc.assert(
      fc.property(fc.integer({ min: "https://gift.truemoney.com".length, max: LINK.length }), (length) => {
        const copied = LINK.slice(0, length);
        const kind = /v=./.test(copied) ? "found" : "incomplete";
        expect(findGiftLink(copied).kind).toBe(kind);
      }),
    );
  });

  test.each([
    ["", "empty"],
    ["  \n", "empty"],
    ["ยังไม่มีลิงก์", "no-link"],
    ["javascript:alert(1)", "no-link"],
  ])("is missing in %j (%s)", (message, kind) => {
    expect(findGiftLink(message).kind).toBe(kind);
  });
});

const at = (time: string) => Date.parse(`2026-03-01T${time}:00+07:00`);
const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;

describe("slips", () => {
  test.each([
    ["23:29", true],
    ["23:30", false],
    ["00:00", false],
    ["00:29", false],
    ["00:30", true],
  ])("are at %s accepted: %s, when closed over midnight", (time, taken) => {
    expect(takesSlips({ closedFrom: "23:30", closedTo: "00:30" }, at(time))).toBe(taken);
  });

  test.each([
    ["01:59", true],
    ["02:00", false],
    ["03:00", true],
  ])("are at %s accepted: %s, when closed within a day", (time, taken) => {
    expect(takesSlips({ closedFrom: "02:00", closedTo: "03:00" }, at(time))).toBe(taken);
  });

  test.each([{}, { closedFrom: "23:30" }, { closedTo: "00:30" }, { closedFrom: "10:00", closedTo: "10:00" }])(
    "are always accepted with %j",
    (hours) => {
      for (const time of ["00:00", "10:00", "23:45"]) expect(takesSlips(hours, at(time))).toBe(true);
    },
  );

  test("are refused exactly during the closing time", () => {
    const time = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(time, time, (from, to) => {
        const hours = { closedFrom: clock(from), closedTo: clock(to) };
        const closed = Array.from({ length: 1440 }, (_, minute) => at("00:00") + minute * 60_000).filter(
          (moment) => !takesSlips(hours, moment),
        );
        expect(closed).toHaveLength((to - from + 1440) % 1440);
      }),
      { numRuns: 50 },
    );
  });
});
