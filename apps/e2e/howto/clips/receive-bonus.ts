import { runBonus } from "../../support/money.ts";
import type { Clip, Phone } from "../clip.ts";
import { message } from "./places.ts";

const bonus = ({ page }: Phone) => page.getByRole("main").getByRole("button", { name: "DAILY50" });
const receive = ({ page, t }: Phone) => page.getByRole("button", { name: t("bonus", "dialog.receive") });
const inUse = ({ page, t }: Phone) => page.getByRole("button", { name: t("bonus", "active.cancel") });

/** From home to a bonus in use, past its conditions. */
export const receiveBonus: Clip = {
  name: "receive-bonus",
  address: "/user/home",
  poster: 2,
  async prepare({ member }) {
    await runBonus(member, null);
  },
  steps: [
    {
      words: {
        th: "กด “{member:home.bonusConditions}” ที่หน้าหลัก",
        lo: "ກົດ “{member:home.bonusConditions}” ທີ່ໜ້າຫຼັກ",
        en: "Press “{member:home.bonusConditions}” on home",
      },
      act: (phone) =>
        phone.press(phone.page.getByRole("link", { name: phone.t("member", "home.bonusConditions") })),
      shows: bonus,
    },
    {
      words: {
        th: "เลือกโบนัสที่ต้องการ",
        lo: "ເລືອກໂບນັດທີ່ຕ້ອງການ",
        en: "Choose the bonus that you want",
      },
      act: (phone) => phone.press(bonus(phone)),
      shows: receive,
    },
    {
      words: {
        th: "อ่านเงื่อนไขก่อนรับ: ต้องทำอะไร และถอนเงินได้เมื่อใด",
        lo: "ອ່ານເງື່ອນໄຂກ່ອນຮັບ: ຕ້ອງເຮັດຫຍັງ ແລະ ຖອນເງິນໄດ້ເມື່ອໃດ",
        en: "Read its conditions first: what it asks for, and when you can withdraw",
      },
      act: (phone) => phone.pointAt(phone.page.getByRole("dialog").getByText("20%").first()),
      shows: receive,
    },
    {
      words: {
        th: "กด “{bonus:dialog.receive}”",
        lo: "ກົດ “{bonus:dialog.receive}”",
        en: "Press “{bonus:dialog.receive}”",
      },
      act: (phone) => phone.press(receive(phone)),
      shows: ({ page, t }) => page.getByText(t("acts", "done.bonus")),
    },
    {
      words: {
        th: "โบนัสที่ใช้อยู่แสดงบนสุดของหน้านี้",
        lo: "ໂບນັດທີ່ໃຊ້ຢູ່ສະແດງຢູ່ເທິງສຸດຂອງໜ້ານີ້",
        en: "The bonus in use stands at the top of this page",
      },
      async act(phone) {
        await message(phone).waitFor({ state: "hidden" });
        await phone.pointAt(phone.page.getByText(phone.t("bonus", "active.heading")));
      },
      shows: inUse,
    },
  ],
};
