import { satang } from "@member-wallet/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promptPayPayload } from "../qr/promptpay.ts";
import { readMiniQr, writeMiniQr } from "./mini-qr.ts";

const KNOWN = "004000060000010103002021900021231231212000115102TH91049C30";
const miniQr = fc.record({
  bank: fc.stringMatching(/^\d{3}$/),
  reference: fc.stringMatching(/^[A-Za-z0-9]{1,50}$/),
});

describe("the mini-QR of a slip", () => {
  it("is written as Thai banks write it, and read again", () => {
    const slip = { bank: "002", reference: "0002123123121200011" };
    expect(writeMiniQr(slip)).toBe(KNOWN);
    expect(readMiniQr(KNOWN)).toEqual(slip);
  });

  it("is read with a lower-case CRC", () => {
    expect(readMiniQr(KNOWN.replace("9C30", "9c30"))).toEqual(readMiniQr(KNOWN));
  });

  it("round-trips every transfer", () => {
    fc.assert(
      fc.property(miniQr, (slip) => {
        expect(readMiniQr(writeMiniQr(slip))).toEqual(slip);
      }),
    );
  });

  it("is refused with one changed character", () => {
    fc.assert(
      fc.property(miniQr, fc.nat(), fc.stringMatching(/^[0-9A-Z]$/), (slip, at, sign) => {
        const text = writeMiniQr(slip);
        const place = at % text.length;
        fc.pre(text[place]?.toUpperCase() !== sign);
        expect(readMiniQr(text.slice(0, place) + sign + text.slice(place + 1))).toBeNull();
      }),
    );
  });

  it("is not found in any other text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readMiniQr(text)).toBeNull();
      }),
    );
    const promptPay = promptPayPayload({
      billerId: "099400016550100",
      references: ["A", "B"],
      amount: satang(1),
    });
    for (const text of ["", "https://example.com/", promptPay, KNOWN.slice(0, -8)])
      expect(readMiniQr(text)).toBeNull();
  });
});
