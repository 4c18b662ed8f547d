import type { Clip, Phone } from "../clip.ts";
import { menuEntry } from "./places.ts";

const total = ({ page }: Phone) => page.getByTestId("total-balance");
const refresh = ({ page, t }: Phone) =>
  page.getByRole("button", { name: t("member", "home.refresh"), exact: true });
const firstGame = ({ page }: Phone) => page.getByRole("button", { name: /^PG/ }).first();
const heading = ({ page, t }: Phone) =>
  page.getByRole("heading", { level: 1, name: t("statement", "heading") });
const newestEntry = ({ page }: Phone) =>
  page.getByRole("main").getByRole("listitem").first().getByRole("button");

/** What a member has: in all, in each game, and where it came from. */
export const checkBalance: Clip = {
  name: "check-balance",
  address: "/user/home",
  poster: 0,
  steps: [
    {
      words: {
        th: "หน้าหลักแสดงยอดเงินรวม: กระเป๋าเงินและบัญชีเกม",
        lo: "ໜ້າຫຼັກສະແດງຍອດເງິນລວມ: ກະເປົາເງິນ ແລະ ບັນຊີເກມ",
        en: "Home shows your total balance: wallet and game accounts",
      },
      act: (phone) => phone.pointAt(total(phone)),
      shows: total,
    },
    {
      words: {
        th: "กด “{member:home.refresh}” เพื่อดูยอดล่าสุด",
        lo: "ກົດ “{member:home.refresh}” ເພື່ອເບິ່ງຍອດຫຼ້າສຸດ",
        en: "Press “{member:home.refresh}” to see the latest",
      },
      act: (phone) => phone.press(refresh(phone)),
      shows: ({ page, t }) => page.getByText(t("member", "home.refreshed")),
    },
    {
      words: {
        th: "แต่ละเกมแสดงยอดเงินในเกม",
        lo: "ແຕ່ລະເກມສະແດງຍອດເງິນໃນເກມ",
        en: "Each game shows the money in it",
      },
      act: (phone) => phone.pointAt(firstGame(phone)),
      shows: firstGame,
    },
    {
      words: {
        th: "กด “{member:menu.statement}” เพื่อดูเงินเข้าและออกทั้งหมด",
        lo: "ກົດ “{member:menu.statement}” ເພື່ອເບິ່ງເງິນເຂົ້າ ແລະ ອອກທັງໝົດ",
        en: "Press “{member:menu.statement}” to see all money in and out",
      },
      async act(phone) {
        await phone.press(menuEntry(phone, "statement"));
        await heading(phone).waitFor();
      },
      shows: newestEntry,
    },
    {
      words: {
        th: "กดรายการใดก็ได้เพื่อดูรายละเอียด",
        lo: "ກົດລາຍການໃດກໍໄດ້ເພື່ອເບິ່ງລາຍລະອຽດ",
        en: "Press any entry to see its details",
      },
      act: (phone) => phone.press(newestEntry(phone)),
      shows: ({ page, t }) => page.getByRole("dialog", { name: t("dialogs", "statement-entry") }),
    },
  ],
};
