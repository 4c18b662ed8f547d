import { expect, test } from "vitest";
import { statementPicture, statementSign, statementState } from "./statement.ts";

test.each([
  ["deposit", "+", "wallet"],
  ["bonus", "+", "gift"],
  ["finish_bonus", null, "gift"],
  ["withdraw", "-", "withdraw"],
  ["transfer", null, "transfer"],
  ["something_new", null, "unknown"],
  ["", null, "unknown"],
])("an entry of type %j has the sign %s and the icon %s", (type, sign, picture) => {
  expect(statementSign(type)).toBe(sign);
  expect(statementPicture(type)).toBe(picture);
});

test.each([
  ["SUCCESS", "success"],
  ["FAILED", "failed"],
  ["PENDING", "in-progress"],
  ["success", "in-progress"],
  ["", "in-progress"],
])("the status %j reads as %s", (status, state) => {
  expect(statementState(status)).toBe(state);
});
