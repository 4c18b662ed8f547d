import { satang } from "@member-wallet/domain";
import type { StatementEntry } from "@member-wallet/api";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dialogSearch, readDialogAddress } from "../navigation/dialog-address.ts";
import { entryAddress, findEntry } from "./find-entry.ts";

const entry: fc.Arbitrary<StatementEntry> = fc.record({
  statementType: fc.constantFrom("deposit", "withdraw", "transfer", "x y&z"),
  status: fc.constantFrom("SUCCESS", "PENDING"),
  from: fc.constant(null),
  to: fc.constant(null),
  amount: fc.nat().map(satang),
  createdAt: fc.constantFrom("2026-01-05T03:04:05.000Z", "2026-01-05T03:04:06+07:00"),
  bonus: fc.constant(undefined),
  promotion: fc.constant(undefined),
  invite: fc.constant(undefined),
  refund: fc.constant(undefined),
  luckydraw: fc.constant(undefined),
});

test("every entry of a page is found again by its address, also among others of the same moment and type", () => {
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 10 }), fc.nat(), (ofPage, pick) => {
      const meant = ofPage[pick % ofPage.length];
      if (!meant) return;
      const address = readDialogAddress(dialogSearch(entryAddress(meant, ofPage, 3)));
      expect(address?.kind === "statement-entry" && findEntry(ofPage, address)).toBe(meant);
    }),
  );
});

test("without a time the newest of its type is meant", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 10 }), (ofPage) => {
      const newest = ofPage.find(({ statementType }) => statementType === "withdraw") ?? null;
      expect(findEntry(ofPage, { at: null, type: "withdraw", nth: 0 })).toBe(newest);
    }),
  );
});
