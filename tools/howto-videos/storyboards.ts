import type { Language, Screen } from "./timing.ts";
import * as screens from "./screens.ts";

/** One step of a video: the phone's screen, and the text next to it. */
export interface Step {
  readonly screen: Screen;
  readonly words: Readonly<Record<Language, string>>;
}

export interface Storyboard {
  /** The file's name, without its extension. */
  readonly name: string;
  readonly title: Readonly<Record<Language, string>>;
  readonly steps: readonly Step[];
  /** The frame of the poster: a step's index, and the progress of that step. */
  readonly poster: { readonly step: number; readonly progress: number };
}

/** The five instruction videos (§2 How to use), in the glossary's terms. */
export const STORYBOARDS: readonly Storyboard[] = [
  {
    name: "wallet",
    title: { th: "การใช้กระเป๋าเงิน", lo: "ການໃຊ້ກະເປົາເງິນ", en: "Using the wallet" },
    steps: [
      {
        screen: screens.balanceShown,
        words: {
          th: "เงินของคุณ\nอยู่ในกระเป๋าเงิน",
          lo: "ເງິນຂອງທ່ານ\nຢູ່ໃນກະເປົາເງິນ",
          en: "Your money is\nin the wallet",
        },
      },
      {
        screen: screens.deposit,
        words: {
          th: "กดฝากเงิน\nเพื่อเติมกระเป๋าเงิน",
          lo: "ກົດຝາກເງິນ\nເພື່ອຕື່ມກະເປົາເງິນ",
          en: "Press deposit\nto fill the wallet",
        },
      },
      {
        screen: screens.transfer,
        words: { th: "โอนเงิน\nเข้าบัญชีเกม", lo: "ໂອນເງິນ\nເຂົ້າບັນຊີເກມ", en: "Transfer money\nto a game account" },
      },
      {
        screen: screens.withdraw,
        words: {
          th: "ถอนเงิน\nเข้าบัญชีธนาคาร",
          lo: "ຖອນເງິນ\nເຂົ້າບັນຊີທະນາຄານ",
          en: "Withdraw to your\nbank account",
        },
      },
    ],
    poster: { step: 1, progress: 0.97 },
  },
  {
    name: "enter-game",
    title: { th: "การเข้าเล่นเกม", lo: "ການເຂົ້າຫຼິ້ນເກມ", en: "Entering a game" },
    steps: [
      {
        screen: screens.chooseGame,
        words: { th: "เลือกเกม\nที่หน้าหลัก", lo: "ເລືອກເກມ\nທີ່ໜ້າຫຼັກ", en: "Choose a game\non the home page" },
      },
      {
        screen: screens.openAccount,
        words: {
          th: "ครั้งแรก\nกดเปิดบัญชีเกม",
          lo: "ເທື່ອທຳອິດ\nກົດເປີດບັນຊີເກມ",
          en: "The first time, open\nthe game account",
        },
      },
      {
        screen: screens.pressPlay,
        words: {
          th: "กดเล่น\nเงินจะโอนเข้าเกม",
          lo: "ກົດຫຼິ້ນ\nເງິນຈະໂອນເຂົ້າເກມ",
          en: "Press play: your\nmoney moves in",
        },
      },
      {
        screen: screens.gameOpen,
        words: { th: "เกมเปิด\nในหน้าต่างใหม่", lo: "ເກມເປີດ\nໃນໜ້າຕ່າງໃໝ່", en: "The game opens\nin a new window" },
      },
    ],
    poster: { step: 2, progress: 0.6 },
  },
  {
    name: "check-balance",
    title: { th: "การตรวจสอบยอดเงิน", lo: "ການກວດສອບຍອດເງິນ", en: "Checking your balance" },
    steps: [
      {
        screen: screens.balanceShown,
        words: {
          th: "หน้าหลักแสดง\nยอดเงินรวม",
          lo: "ໜ້າຫຼັກສະແດງ\nຍອດເງິນລວມ",
          en: "Home shows your\ntotal balance",
        },
      },
      {
        screen: screens.gameBalances,
        words: {
          th: "แต่ละเกมแสดง\nยอดเงินของเกม",
          lo: "ແຕ່ລະເກມສະແດງ\nຍອດເງິນຂອງເກມ",
          en: "Each game shows\nits own balance",
        },
      },
      {
        screen: screens.refresh,
        words: {
          th: "กดอัปเดต\nเพื่อดูยอดล่าสุด",
          lo: "ກົດອັບເດດ\nເພື່ອເບິ່ງຍອດຫຼ້າສຸດ",
          en: "Press update for\nthe latest balance",
        },
      },
      {
        screen: screens.statement,
        words: {
          th: "ดูทุกรายการ\nที่ประวัติรายการ",
          lo: "ເບິ່ງທຸກລາຍການ\nທີ່ລາຍການເຄື່ອນໄຫວ",
          en: "Every movement is\nin the statement",
        },
      },
    ],
    poster: { step: 2, progress: 0.7 },
  },
  {
    name: "receive-bonus",
    title: { th: "การรับโบนัส", lo: "ການຮັບໂບນັດ", en: "Receiving a bonus" },
    steps: [
      {
        screen: screens.openBonusPage,
        words: { th: "กดโบนัส\nที่หน้าหลัก", lo: "ກົດໂບນັດ\nທີ່ໜ້າຫຼັກ", en: "Press bonus\non the home page" },
      },
      {
        screen: screens.chooseBonus,
        words: { th: "เลือกโบนัส\nที่ต้องการ", lo: "ເລືອກໂບນັດ\nທີ່ຕ້ອງການ", en: "Choose the bonus\nyou want" },
      },
      {
        screen: screens.readConditions,
        words: {
          th: "อ่านเงื่อนไข\nให้ครบก่อนรับ",
          lo: "ອ່ານເງື່ອນໄຂ\nໃຫ້ຄົບກ່ອນຮັບ",
          en: "Read all of the\nconditions first",
        },
      },
      {
        screen: screens.receive,
        words: {
          th: "กดรับ\nโบนัสเริ่มใช้งานทันที",
          lo: "ກົດຮັບ\nໂບນັດເລີ່ມໃຊ້ທັນທີ",
          en: "Press receive: the\nbonus is active",
        },
      },
    ],
    poster: { step: 3, progress: 0.9 },
  },
  {
    name: "end-bonus",
    title: { th: "การจบโบนัส", lo: "ການຈົບໂບນັດ", en: "Ending a bonus" },
    steps: [
      {
        screen: screens.turnover,
        words: {
          th: "เล่นให้ครบ\nยอดเทิร์นโอเวอร์",
          lo: "ຫຼິ້ນໃຫ້ຄົບ\nຍອດເທີນໂອເວີ",
          en: "Play until the\nturnover is met",
        },
      },
      {
        screen: screens.endBonus,
        words: {
          th: "เปิดหน้าโบนัส\nแล้วกดยกเลิก",
          lo: "ເປີດໜ້າໂບນັດ\nແລ້ວກົດຍົກເລີກ",
          en: "Open the bonus page\nand press cancel",
        },
      },
      {
        screen: screens.confirmEnd,
        words: { th: "กดยืนยัน\nเพื่อจบโบนัส", lo: "ກົດຢືນຢັນ\nເພື່ອຈົບໂບນັດ", en: "Press confirm\nto end the bonus" },
      },
      {
        screen: screens.ended,
        words: {
          th: "โบนัสจบแล้ว\nถอนเงินได้",
          lo: "ໂບນັດຈົບແລ້ວ\nຖອນເງິນໄດ້",
          en: "The bonus has ended:\nyou can withdraw",
        },
      },
    ],
    poster: { step: 3, progress: 0.9 },
  },
];
