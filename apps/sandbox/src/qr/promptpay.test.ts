import { satang } from "@member-wallet/domain";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { crc16 } from "./emv-tags.ts";
import { promptPayPayload } from "./promptpay.ts";

/** Parses the tags of a payload. */
function read(text: string): Record<string, string> {
  const tags: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const length = Number(text.slice(at + 2, at + 4));
    tags[text.slice(at, at + 2)] = text.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return tags;
}

const reference = fc.stringMatching(/^[A-Z0-9]{1,20}$/);
const digits = fc.stringMatching(/^[0-9]{15}$/);

describe("the text of a PromptPay QR", () => {
  // Examples that promptparse and the Bank of Thailand publish.
  it.each([
    [
      "00020101021230650016A00000067701011201150994000165501000212123456789012030667042953037645802TH54073649.2263044534",
      { billerId: "099400016550100", references: ["123456789012", "670429"], amount: satang(364_922) },
    ],
    [
      "00020101021230690016A000000677010112011501055360926410102150000022016498940307INV000153037645802TH5406250.756304FB45",
      { billerId: "010553609264101", references: ["000002201649894", "INV0001"], amount: satang(25_075) },
    ],
  ] as const)("is %s", (payload, bill) => {
    expect(promptPayPayload(bill)).toBe(payload);
  });

  it("has the CRC of the format's check value", () => {
    expect(crc16("123456789")).toBe("29B1");
  });

  it("contains biller, references and amount, and a correct CRC", () => {
    fc.assert(
      fc.property(
        digits,
        reference,
        reference,
        fc.integer({ min: 1, max: 20_000_000 }).map(satang),
        (billerId, one, other, amount) => {
          const payload = promptPayPayload({ billerId, references: [one, other], amount });
          const tags = read(payload);
          expect(tags).toMatchObject({ "00": "01", "01": "12", "53": "764", "58": "TH" });
          expect(read(tags["30"] ?? "")).toEqual({
            "00": "A000000677010112",
            "01": billerId,
            "02": one,
            "03": other,
          });
          expect(Math.round(Number(tags["54"]) * 100)).toBe(amount);
          expect(tags["63"]).toBe(crc16(payload.slice(0, -4)));
        },
      ),
    );
  });
});
