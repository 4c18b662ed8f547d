import type {
  BannerOffer,
  BonusOffer,
  InviteOffer,
  LocalText,
  PromotionOffer,
  RefundOffer,
} from "../operator.ts";
import { baht } from "./members.ts";

const banner = (name: string | null, html: LocalText): BannerOffer => ({
  image: name === null ? null : `/files/banners/${name}.svg`,
  html,
});

const DAILY: LocalText = {
  th: "<h3>โบนัสประจำวัน 50 บาท</h3><p>รับได้วันละครั้ง ทำยอดเทิร์นโอเวอร์ 3 เท่าของโบนัส</p>",
  lo: "<h3>ໂບນັດປະຈຳວັນ 50 ບາດ</h3><p>ຮັບໄດ້ມື້ລະຄັ້ງ ເຮັດຍອດເທີນໂອເວີ 3 ເທົ່າຂອງໂບນັດ</p>",
  en: "<h3>Daily bonus of 50 baht</h3><p>Once a day, with a turnover of 3 times the bonus.</p>",
};
const WEEKLY: LocalText = {
  th: "<h3>โบนัสประจำสัปดาห์ 200 บาท</h3><p>รับได้สัปดาห์ละ 2 ครั้ง เริ่มนับใหม่ทุกวันจันทร์ ทำยอดเทิร์นโอเวอร์ 4 เท่าของโบนัส</p>",
  lo: "<h3>ໂບນັດປະຈຳອາທິດ 200 ບາດ</h3><p>ຮັບໄດ້ອາທິດລະ 2 ຄັ້ງ ເລີ່ມນັບໃໝ່ທຸກວັນຈັນ ເຮັດຍອດເທີນໂອເວີ 4 ເທົ່າຂອງໂບນັດ</p>",
  en: "<h3>Weekly bonus of 200 baht</h3><p>Twice a week (counted from Monday), with a turnover of 4 times the bonus.</p>",
};
const NEW: LocalText = {
  th: "<h3>โบนัสสมาชิกใหม่ 100 บาท</h3><p>รับได้ครั้งเดียว ทำยอดเทิร์นโอเวอร์ 5 เท่าของโบนัส</p>",
  lo: "<h3>ໂບນັດສະມາຊິກໃໝ່ 100 ບາດ</h3><p>ຮັບໄດ້ຄັ້ງດຽວ ເຮັດຍອດເທີນໂອເວີ 5 ເທົ່າຂອງໂບນັດ</p>",
  en: "<h3>New member bonus of 100 baht</h3><p>Once, with a turnover of 5 times the bonus.</p>",
};
const LOCKED: LocalText = {
  th: "<h3>โบนัสพิเศษ 500 บาท</h3><p>ทำยอดเทิร์นโอเวอร์ 10 เท่าของโบนัส</p>",
  lo: "<h3>ໂບນັດພິເສດ 500 ບາດ</h3><p>ເຮັດຍອດເທີນໂອເວີ 10 ເທົ່າຂອງໂບນັດ</p>",
  en: "<h3>Special bonus of 500 baht</h3><p>Turnover of 10 times the bonus.</p>",
};
const FEW: LocalText = {
  th: "<h3>โบนัสจำนวนจำกัด 300 บาท</h3><p>มีเพียง 1 สิทธิ์ ใครรับก่อนได้ก่อน ทำยอดเทิร์นโอเวอร์ 6 เท่าของโบนัส</p>",
  lo: "<h3>ໂບນັດຈຳນວນຈຳກັດ 300 ບາດ</h3><p>ມີພຽງ 1 ສິດ ໃຜຮັບກ່ອນໄດ້ກ່ອນ ເຮັດຍອດເທີນໂອເວີ 6 ເທົ່າຂອງໂບນັດ</p>",
  en: "<h3>Limited bonus of 300 baht</h3><p>There is only one: first come, first served. Turnover of 6 times the bonus.</p>",
};

/** Bonuses of every type, with and without a picture, and with percentages of every kind. */
export const BONUSES: readonly BonusOffer[] = [
  {
    code: "DAILY50",
    name: { th: "โบนัสประจำวัน", lo: "ໂບນັດປະຈຳວັນ", en: "Daily bonus" },
    type: "day",
    maxReceived: 1,
    amount: baht(50),
    turnover: 3,
    percentFail: 20,
    stock: null,
    banners: [banner("daily", DAILY), banner("daily-2", DAILY)],
  },
  {
    code: "WEEKLY200",
    name: { th: "โบนัสประจำสัปดาห์", lo: "ໂບນັດປະຈຳອາທິດ", en: "Weekly bonus" },
    type: "week",
    maxReceived: 2,
    amount: baht(200),
    turnover: 4,
    percentFail: 50,
    stock: null,
    banners: [banner("weekly", WEEKLY)],
  },
  {
    code: "NEW100",
    name: { th: "โบนัสสมาชิกใหม่", lo: "ໂບນັດສະມາຊິກໃໝ່", en: "New member bonus" },
    type: "limit",
    maxReceived: 1,
    amount: baht(100),
    turnover: 5,
    percentFail: 100,
    stock: null,
    banners: [banner(null, NEW)],
  },
  {
    code: "FREE20",
    name: { th: "โบนัสฟรี", lo: "ໂບນັດຟຣີ", en: "Free bonus" },
    type: "day",
    maxReceived: 2,
    amount: baht(20),
    turnover: 0,
    percentFail: 0,
    stock: null,
    banners: [],
  },
  {
    code: "SPECIAL500",
    name: { th: "โบนัสพิเศษ", lo: "ໂບນັດພິເສດ", en: "Special bonus" },
    type: "limit",
    maxReceived: 1,
    amount: baht(500),
    turnover: 10,
    percentFail: null,
    stock: null,
    banners: [banner("special", LOCKED)],
  },
  {
    code: "FEW300",
    name: { th: "โบนัสจำนวนจำกัด", lo: "ໂບນັດຈຳນວນຈຳກັດ", en: "Limited bonus" },
    type: "limit",
    maxReceived: 1,
    amount: baht(300),
    turnover: 6,
    percentFail: 40,
    stock: 1,
    banners: [banner("few", FEW)],
  },
];

const promotion = (
  code: string,
  amount: number,
  terms: Pick<PromotionOffer, "turnover" | "percentFail">,
): PromotionOffer => ({
  code,
  name: { th: `โปรโมชัน ${code}`, lo: `ໂປຣໂມຊັນ ${code}`, en: `Promotion ${code}` },
  amount: baht(amount),
  ...terms,
  description: {
    th: `<p>รับ <strong>${amount} บาท</strong> ${turnover(terms.turnover).th}</p>`,
    lo: `<p>ຮັບ <strong>${amount} ບາດ</strong> ${turnover(terms.turnover).lo}</p>`,
    en: `<p>Get <strong>${amount} baht</strong>, with ${turnover(terms.turnover).en}.</p>`,
  },
});

function turnover(times: number): LocalText {
  if (times === 0) return { th: "ไม่ต้องทำยอดเทิร์นโอเวอร์", lo: "ບໍ່ຕ້ອງເຮັດຍອດເທີນໂອເວີ", en: "no turnover needed" };
  return {
    th: `ทำยอดเทิร์นโอเวอร์ ${times} เท่าของโบนัส`,
    lo: `ເຮັດຍອດເທີນໂອເວີ ${times} ເທົ່າຂອງໂບນັດ`,
    en: times === 1 ? "a turnover equal to the bonus" : `a turnover of ${times} times the bonus`,
  };
}

/** Promotions, some with codes that need care in a path. */
export const PROMOTIONS: readonly PromotionOffer[] = [
  promotion("WELCOME50", 50, { turnover: 2, percentFail: 20 }),
  promotion("NOCHARGE", 10, { turnover: 0, percentFail: 0 }),
  promotion("BUY1/GET1", 30, { turnover: 3, percentFail: 100 }),
  promotion("100%", 100, { turnover: 5, percentFail: null }),
  promotion("ปีใหม่", 25, { turnover: 1, percentFail: 10 }),
  promotion("🎁", 15, { turnover: 1, percentFail: 10 }),
];

const INVITE: LocalText = {
  th: "<h3>ชวนเพื่อนมาเล่น</h3><p>รับ 1% ของทุกยอดเดิมพันของเพื่อนที่คุณชวน</p>",
  lo: "<h3>ຊວນໝູ່ມາຫຼິ້ນ</h3><p>ຮັບ 1% ຂອງທຸກຍອດເດີມພັນຂອງໝູ່ທີ່ທ່ານຊວນ</p>",
  en: "<h3>Invite your friends</h3><p>Get 1% of every stake of the friends you invite.</p>",
};
const INVITE_CONDITIONS: LocalText = {
  th: "<p>ต้องเคยฝากเงินรวมอย่างน้อย 100 บาท จึงรับโบนัสได้</p>",
  lo: "<p>ຕ້ອງເຄີຍຝາກເງິນລວມຢ່າງໜ້ອຍ 100 ບາດ ຈຶ່ງຮັບໂບນັດໄດ້</p>",
  en: "<p>You can receive the bonus once you have deposited 100 baht in all.</p>",
};
const REFUND: LocalText = {
  th: "<h3>คืนยอดเสีย 5%</h3><p>คิดจากยอดเสียใน 7 วันล่าสุด หลังรับแล้ว ทำยอดเทิร์นโอเวอร์ 1 เท่าของเงินคืนยอดเสียก่อนโอนเข้ากระเป๋าเงิน</p>",
  lo: "<h3>ຄືນຍອດເສຍ 5%</h3><p>ຄິດຈາກຍອດເສຍໃນ 7 ວັນຫຼ້າສຸດ ຫຼັງຮັບແລ້ວ ເຮັດຍອດເທີນໂອເວີ 1 ເທົ່າຂອງເງິນຄືນຍອດເສຍກ່ອນໂອນເຂົ້າກະເປົາເງິນ</p>",
  en: "<h3>5% of your losses back</h3><p>Of the losses of the last 7 days. Once received, it needs a turnover equal to the refund before it goes into the wallet.</p>",
};

export const INVITE_OFFER: InviteOffer = {
  percentOfStakes: 1,
  depositMinimum: baht(100),
  percentSuccess: 90,
  percentFail: 100,
  banners: [banner("invite", INVITE), banner(null, INVITE_CONDITIONS)],
};

export const REFUND_OFFER: RefundOffer = {
  percentOfLosses: 5,
  days: 7,
  turnover: 1,
  percentSuccess: 100,
  percentFail: 50,
  banners: [banner("refund", REFUND)],
};
