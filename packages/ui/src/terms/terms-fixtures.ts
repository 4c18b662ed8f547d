import { LONG_THAI } from "../testing/long-texts.ts";
import type { TermsTextsProps } from "./TermsTexts.tsx";

/** Typical texts of an operator: headings, lists, long texts, and a script that must not run. */
export const SOME_TERMS: TermsTextsProps["terms"] = {
  kind: "ready",
  data: [
    "<h3>การฝากและถอนเงิน</h3><ul><li>ใช้บัญชีธนาคารของคุณเอง</li><li>ถอนยอดทั้งหมดหลังรับโบนัส</li></ul>",
    `<p>${LONG_THAI}</p><script>window.stolen = true</script>`,
  ],
};

/** Longer than a screen. */
export const LONG_TERMS: TermsTextsProps["terms"] = {
  kind: "ready",
  data: Array.from({ length: 20 }, (_, at) => `<h3>${at + 1}</h3><p>${LONG_THAI}</p>`),
};
