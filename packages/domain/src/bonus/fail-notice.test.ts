import { expect, test } from "vitest";
import { fillPercentFail } from "./fail-notice.ts";

test.each([
  ["<p>{percentFail}% is cut.</p>", 20, "<p>20% is cut.</p>"],
  ["<p>{{percentFail}}% is cut.</p>", 12.5, "<p>12.5% is cut.</p>"],
  ["{ percentFail } and {{ percentFail }}", 0, "0 and 0"],
  ["{percentFail} %, {percentFail}", 5, "5 %, 5"],
  [
    "<p>{percentFail}% of it, {{percentFail}} % or {percentFail}</p>",
    null,
    "<p>some of it, some or some</p>",
  ],
  ["nothing to fill, not even $& {other}", 20, "nothing to fill, not even $& {other}"],
])("%j with %s percent reads %j", (notice, percent, filled) => {
  expect(fillPercentFail(notice, percent, "some")).toBe(filled);
});
