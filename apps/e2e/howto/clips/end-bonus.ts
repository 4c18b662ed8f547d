import { SANDBOX } from "../../support/addresses.ts";
import { tokenOf } from "../../support/journey.ts";
import { runBonus } from "../../support/money.ts";
import type { Clip, Phone } from "../clip.ts";
import { closeMessage, dialogOf, menuEntry, tile } from "./places.ts";

/** A promotion that takes a part of the balance when it is cancelled early. */
const PROMOTION = "WELCOME50";

const cancel = ({ page, t }: Phone) =>
  page.getByRole("main").getByRole("button", { name: t("bonus", "active.cancel") });
const question = ({ page, t }: Phone) =>
  page.getByRole("alertdialog", { name: t("bonus", "cancelling.titleOf", { code: PROMOTION }) });
const confirm = (phone: Phone) =>
  question(phone).getByRole("button", { name: phone.t("bonus", "active.cancel") });

/** What it takes, as an amount. */
const cost = (phone: Phone) =>
  question(phone).getByText(
    new RegExp(phone.t("bonus", "cost.amount.title", { amount: "@" }).replace("@", String.raw`[\d,.]+`)),
  );

/** A bonus ended early, with what that costs said before it is done. */
export const endBonus: Clip = {
  name: "end-bonus",
  address: "/user/home",
  poster: 3,
  async prepare({ member }) {
    await runBonus(member, null);
    const answer = await fetch(`${SANDBOX.url}/api/promotion/activate/${PROMOTION}`, {
      headers: { Authorization: `Bearer ${await tokenOf(member)}`, "X-Requested-With": "wallet-user" },
    });
    if (!answer.ok) throw new Error(`${PROMOTION} was not received: ${answer.status}.`);
  },
  steps: [
    {
      words: {
        th: "กด “{member:home.withdraw}”: ระหว่างใช้โบนัส จะถอนเงินไม่ได้จนกว่าจะครบเงื่อนไข",
        lo: "ກົດ “{member:home.withdraw}”: ລະຫວ່າງໃຊ້ໂບນັດ ຖອນເງິນບໍ່ໄດ້ຈົນກວ່າຈະຄົບເງື່ອນໄຂ",
        en: "Press “{member:home.withdraw}”: with a bonus in use you cannot withdraw until its conditions are met",
      },
      act: (phone) => phone.press(tile(phone, "withdraw")),
      shows: (phone) =>
        dialogOf(phone, "withdraw").getByText(phone.t("withdraw", "bonus.titleOf", { code: PROMOTION })),
    },
    {
      words: {
        th: "กด “{withdraw:bonus.open}”",
        lo: "ກົດ “{withdraw:bonus.open}”",
        en: "Press “{withdraw:bonus.open}”",
      },
      act: (phone) =>
        phone.press(
          dialogOf(phone, "withdraw").getByRole("link", { name: phone.t("withdraw", "bonus.open") }),
        ),
      shows: cancel,
    },
    {
      words: {
        th: "กด “{bonus:active.cancel}”",
        lo: "ກົດ “{bonus:active.cancel}”",
        en: "Press “{bonus:active.cancel}”",
      },
      // What it costs is read before anything says to confirm.
      seconds: 3,
      act: (phone) => phone.press(cancel(phone)),
      shows: confirm,
    },
    {
      words: {
        th: "อ่านก่อนยืนยัน: จำนวนเงินที่จะถูกตัด และยอดที่เหลือ",
        lo: "ອ່ານກ່ອນຢືນຢັນ: ຈຳນວນເງິນທີ່ຈະຖືກຕັດ ແລະ ຍອດທີ່ເຫຼືອ",
        en: "Read what will be deducted and what will be left",
      },
      seconds: 5,
      act: (phone) => phone.pointAt(cost(phone)),
      shows: cost,
    },
    {
      words: {
        th: "กด “{bonus:active.cancel}” อีกครั้งเพื่อยืนยัน",
        lo: "ກົດ “{bonus:active.cancel}” ອີກຄັ້ງເພື່ອຢືນຢັນ",
        en: "Press “{bonus:active.cancel}” again to confirm",
      },
      act: (phone) => phone.press(confirm(phone)),
      shows: ({ page, t }) =>
        page.getByRole("alertdialog", { name: t("acts", "cancelled.titleOf", { code: PROMOTION }) }),
    },
    {
      words: {
        th: "กด “{member:home.withdraw}” ที่หน้าหลักอีกครั้ง: ถอนเงินได้แล้ว",
        lo: "ກົດ “{member:home.withdraw}” ທີ່ໜ້າຫຼັກອີກຄັ້ງ: ຖອນເງິນໄດ້ແລ້ວ",
        en: "Press “{member:home.withdraw}” on home again: now you can withdraw",
      },
      seconds: 6,
      async act(phone) {
        await closeMessage(phone);
        await phone.press(menuEntry(phone, "home"));
        await phone.press(tile(phone, "withdraw"));
      },
      shows: (phone) =>
        dialogOf(phone, "withdraw").getByLabel(phone.t("withdraw", "amount"), { exact: true }),
    },
  ],
};
