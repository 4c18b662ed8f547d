import { expect } from "@playwright/test";
import { formatAmount, satangFromBaht } from "@member-wallet/domain";
import { walletOf } from "../../support/journey.ts";
import { nextRound } from "../../support/sandbox.ts";
import type { Clip, Phone } from "../clip.ts";

/** A game in which no demo member has an account yet. */
const NEW_GAME = "Circus";

const game = ({ page }: Phone) => page.getByRole("dialog");
const allGames = ({ page, t }: Phone) =>
  page
    .getByRole("main")
    .getByRole("button", { name: new RegExp(`^${t("member", "home.allGames")}`) })
    .first();
const card = (phone: Phone) =>
  phone.page.getByRole("dialog").getByRole("button", { name: new RegExp(`^${NEW_GAME}`) });
const openAccount = (phone: Phone) => game(phone).getByRole("button", { name: phone.t("game", "activate") });
const moveInFirst = (phone: Phone) =>
  game(phone).getByRole("radio", { name: phone.t("game", "ways.moveIn") });
/** A button whose label ends with what it does, after the amount that it moves. */
const withAmount = (phone: Phone, key: "moveInAndPlay" | "moveOutAmount") =>
  game(phone).getByRole("button", {
    name: new RegExp(`^${phone.t("game", key, { amount: "@" }).replace("@", String.raw`[\d,.]+`)}$`),
  });
const moveInAndPlay = (phone: Phone) => withAmount(phone, "moveInAndPlay");
const moveOut = (phone: Phone) => withAmount(phone, "moveOutAmount");

/** The game's account opened for the first time, the choice of money, the game's window, and the way back. */
export const enterGame: Clip = {
  name: "enter-game",
  address: "/user/home",
  poster: 3,
  async prepare() {
    await nextRound("win");
  },
  steps: [
    {
      words: {
        th: "เลื่อนหน้าหลักลง แล้วกด “{member:home.allGames}”",
        lo: "ເລື່ອນໜ້າຫຼັກລົງ ແລ້ວກົດ “{member:home.allGames}”",
        en: "Scroll down on home and press “{member:home.allGames}”",
      },
      act: (phone) => phone.press(allGames(phone)),
      shows: card,
    },
    {
      words: {
        th: "เลือกเกมที่ต้องการเล่น",
        lo: "ເລືອກເກມທີ່ຕ້ອງການຫຼິ້ນ",
        en: "Choose the game that you want to play",
      },
      act: (phone) => phone.press(card(phone)),
      shows: openAccount,
    },
    {
      words: {
        th: "ครั้งแรก กด “{game:activate}”",
        lo: "ເທື່ອທຳອິດ ກົດ “{game:activate}”",
        en: "The first time, press “{game:activate}”",
      },
      act: (phone) => phone.press(openAccount(phone)),
      shows: moveInFirst,
    },
    {
      words: {
        th: "เลือกเงินที่ใช้เล่น: เงินในเกม หรือโอนเข้าเกมก่อน",
        lo: "ເລືອກເງິນທີ່ໃຊ້ຫຼິ້ນ: ເງິນໃນເກມ ຫຼື ໂອນເຂົ້າເກມກ່ອນ",
        en: "Choose the money to play with: what is in the game, or move money in first",
      },
      act: (phone) => phone.press(moveInFirst(phone)),
      shows: moveInAndPlay,
    },
    {
      words: {
        th: "ปุ่มแสดงจำนวนเงินที่จะโอนเข้าเกม กดเพื่อเล่น",
        lo: "ປຸ່ມສະແດງຈຳນວນເງິນທີ່ຈະໂອນເຂົ້າເກມ ກົດເພື່ອຫຼິ້ນ",
        en: "The button shows how much moves in: press it to play",
      },
      async act(phone) {
        const opening = phone.page.waitForEvent("popup");
        await phone.press(moveInAndPlay(phone));
        const window = await opening;
        await window.waitForURL(/\/files\/play/);
        await phone.turnTo(window);
      },
      shows: (phone) => phone.page.getByRole("button"),
    },
    {
      words: {
        th: "เกมเปิดในหน้าต่างใหม่",
        lo: "ເກມເປີດໃນໜ້າຕ່າງໃໝ່",
        en: "The game opens in a new window",
      },
      act: (phone) => phone.press(phone.page.getByRole("button")),
      shows: (phone) => phone.page.locator("#message", { hasText: /\d/ }),
    },
    {
      words: {
        th: "เล่นเสร็จแล้วปิดหน้าต่างเกม ยอดเงินในเกมจะอัปเดต",
        lo: "ຫຼິ້ນແລ້ວ ໃຫ້ປິດໜ້າຕ່າງເກມ ຍອດເງິນໃນເກມຈະອັບເດດ",
        en: "Close the game's window when you are done: the balance in the game is updated",
      },
      async act(phone) {
        await phone.turnBack();
        const { slots } = await walletOf(phone.member);
        const inGame = slots.find(({ name }) => name === NEW_GAME)?.amount ?? 0;
        const amount = formatAmount(satangFromBaht(inGame));
        await expect(moveOut(phone)).toHaveText(phone.t("game", "moveOutAmount", { amount }));
      },
      shows: moveOut,
    },
    {
      words: {
        th: "กด “{game:moveOut}” เพื่อนำเงินกลับเข้ากระเป๋าเงิน",
        lo: "ກົດ “{game:moveOut}” ເພື່ອເອົາເງິນກັບເຂົ້າກະເປົາເງິນ",
        en: "Press the button that moves money out, to bring it back to your wallet",
      },
      act: (phone) => phone.press(moveOut(phone)),
      shows: ({ page, t }) => page.getByText(t("acts", "transferred.title")).last(),
    },
  ],
};
