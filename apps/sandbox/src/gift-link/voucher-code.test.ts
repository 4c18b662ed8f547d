import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { giftLinkOf, voucherCode } from "./voucher-code.ts";

const CODE = "0123456789abcdef";
const LINK = `https://gift.truemoney.com/campaign/?v=${CODE}`;
const code = fc.stringMatching(/^[a-z0-9]{8,64}$/);

describe("a gift link", () => {
  it.each([
    LINK,
    `  ${LINK}\r\n`,
    LINK.replace("/campaign/?", "/campaign?"),
    LINK.toUpperCase().replace("?V=", "?v="),
    `${LINK}#now`,
    `${LINK}#/v=other`,
    `${LINK}&utm_source=line`,
    LINK.replace("?v=", "?openExternalBrowser=1&v="),
    LINK.replace("abcdef", "ab\ncdef"),
    LINK.replace("abcdef", "ab\u200bcdef"),
    LINK.replace("0123", "%30123"),
  ])("written %j names the same voucher", (link) => {
    expect(voucherCode(link)).toBe(CODE);
  });

  it("has one normal form, whatever its case, spaces and other parameters", () => {
    const parameter = fc
      .tuple(fc.stringMatching(/^[a-uw-z]{1,6}$/), fc.stringMatching(/^\w{0,6}$/))
      .map(([name, value]) => `${name}=${value}`);
    const written = fc.record({
      before: fc.array(parameter, { maxLength: 3 }),
      after: fc.array(parameter, { maxLength: 3 }),
      fragment: fc.constantFrom("", "#", "#x?v=1"),
      blank: fc.constantFrom("", " ", "\n", "\u200b", "\t "),
      capitals: fc.boolean(),
    });
    fc.assert(
      fc.property(code, written, (given, { before, after, fragment, blank, capitals }) => {
        const voucher = `v=${capitals ? given.toUpperCase() : given}`;
        const parameters = [...before, voucher, ...after].join("&");
        const link = `${blank}https://gift.truemoney.com/campaign/?${parameters}${fragment}${blank}`;
        expect(voucherCode(link)).toBe(given);
      }),
    );
  });

  it("has the code of its voucher", () => {
    fc.assert(
      fc.property(code, (given) => {
        expect(voucherCode(giftLinkOf(given))).toBe(given);
      }),
    );
  });

  it.each([
    "",
    "0123456789abcdef",
    LINK.replace("https", "http"),
    LINK.replace("https:", "javascript:"),
    LINK.replace("https://", "//"),
    LINK.replace("https://", "https:/"),
    LINK.replace("gift.", "gíft."),
    LINK.replace("gift.", "gift。"),
    LINK.replace("gift.", "ｇift."),
    LINK.replace("gift.", "gi%66t."),
    LINK.replace("gift.", "xgift."),
    LINK.replace("gift.", "www.gift."),
    LINK.replace("gift.truemoney", "gift-truemoney"),
    LINK.replace("truemoney", "truemony"),
    LINK.replace(".com/", ".com./"),
    LINK.replace(".com/", ".com.evil.example/"),
    LINK.replace(".com/", ".com:443/"),
    LINK.replace(".com/", ".com:8443/"),
    LINK.replace(".com/", ".com@evil.example/"),
    LINK.replace(".com/", ".com\\@evil.example/"),
    LINK.replace(".com/", ".com#@evil.example/"),
    LINK.replace("https://", "https://@"),
    LINK.replace("https://", "https://member:secret@"),
    LINK.replace("https://", "https://evil.example/?u=https://"),
    `see ${LINK}`,
    LINK.replace("/campaign/", "/"),
    LINK.replace("/campaign/", "/campaign/../other/"),
    LINK.replace("/campaign/", "/campaign//"),
    LINK.replace("?v=", "?w="),
    LINK.replace("?v=", "?V="),
    LINK.replace("?v=", "#v="),
    `${LINK}&v=fedcba9876543210`,
    LINK.replace(CODE, ""),
    LINK.replace(CODE, "short"),
    LINK.replace(CODE, "x".repeat(65)),
    LINK.replace(CODE, "0123456789abcde%00"),
    LINK.replace(CODE, "0123456789abcdе"),
    LINK.replace(CODE, "../../../etc"),
  ])("is not recognised in %j", (link) => {
    expect(voucherCode(link)).toBeNull();
  });

  it("is not recognised in any other text", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl({ withQueryParameters: true }), fc.string({ unit: "binary" })),
        (text) => {
          expect(voucherCode(text)).toBeNull();
        },
      ),
    );
  });
});
