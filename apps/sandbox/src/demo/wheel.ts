import type { Operator, Prize } from "../operator.ts";
import { baht } from "./members.ts";

const slice = (
  code: string,
  [th, lo, en]: readonly [string, string, string],
  weight: number,
  win: Prize["win"],
  [bgColor, textColor]: readonly [string, string],
): Prize => ({
  code,
  label: { th, lo, en },
  weight,
  win,
  bgColor,
  textColor,
  ...(win.kind === "coupon" && {
    description: {
      th: `<p>คูปอง <strong>${th}</strong> ใช้ได้ ${win.days} วัน</p>`,
      lo: `<p>ຄູປອງ <strong>${lo}</strong> ໃຊ້ໄດ້ ${win.days} ມື້</p>`,
      en: `<p>A coupon for <strong>${en}</strong>, valid for ${win.days} days.</p>`,
    },
  }),
});

const coupon = (amount: number, days: number): Prize["win"] => ({
  kind: "coupon",
  amount: baht(amount),
  days,
});

/** The wheel of the demo operator: coupons, coins, and slices that win nothing. */
export const WHEEL: Operator["wheel"] = {
  name: { th: "วงล้อนำโชค", lo: "ວົງລໍ້ນຳໂຊກ", en: "Lucky wheel" },
  prizes: [
    slice("CASH20", ["20 บาท", "20 ບາດ", "20 baht"], 20, coupon(20, 7), ["#b45309", "#ffffff"]),
    slice("NOTHING", ["ไม่ได้รางวัล", "ບໍ່ໄດ້ລາງວັນ", "No prize"], 30, { kind: "nothing" }, ["#1f2937", "#f9fafb"]),
    slice("COIN1", ["1 เหรียญ", "1 ຫຼຽນ", "1 coin"], 20, { kind: "coins", coins: 1 }, ["#065f46", "#ecfdf5"]),
    slice("CASH50", ["50 บาท", "50 ບາດ", "50 baht"], 8, coupon(50, 7), ["#7c2d12", "#ffedd5"]),
    slice("NOTHING2", ["ไม่ได้รางวัล", "ບໍ່ໄດ້ລາງວັນ", "No prize"], 15, { kind: "nothing" }, ["#374151", "#f9fafb"]),
    slice("COIN3", ["3 เหรียญ", "3 ຫຼຽນ", "3 coins"], 5, { kind: "coins", coins: 3 }, ["#1e3a8a", "#eff6ff"]),
    slice("CASH500", ["500 บาท", "500 ບາດ", "500 baht"], 2, coupon(500, 3), ["#991b1b", "#fef2f2"]),
  ],
};
