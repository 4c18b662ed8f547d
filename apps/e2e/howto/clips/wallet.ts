import { expect } from "@playwright/test";
import { aSlip, payQr, SLIP_ACCOUNT } from "../../support/money.ts";
import { setSwitches } from "../../support/sandbox.ts";
import type { Clip, Phone } from "../clip.ts";
import { closeMessage, dialogOf, message, tile } from "./places.ts";

const method = (phone: Phone, name: RegExp) => dialogOf(phone, "deposit").getByRole("button", { name });
const slipField = (phone: Phone) =>
  dialogOf(phone, "deposit").getByLabel(phone.t("deposit", "slip.label"), { exact: true });

/** Money in by QR and by slip, and out to the bank. */
export const wallet: Clip = {
  name: "wallet",
  address: "/user/home",
  poster: 3,
  prepare: () => setSwitches({ slipsAtAllHours: true }),
  steps: [
    {
      words: {
        th: "กด “{member:home.deposit}” ที่หน้าหลัก",
        lo: "ກົດ “{member:home.deposit}” ທີ່ໜ້າຫຼັກ",
        en: "Press “{member:home.deposit}” on home",
      },
      act: (phone) => phone.press(tile(phone, "deposit")),
      shows: (phone) => method(phone, new RegExp(`${phone.t("deposit", "methods.qr")}$`)).first(),
    },
    {
      words: {
        th: "เลือก “{deposit:methods.qr}”",
        lo: "ເລືອກ “{deposit:methods.qr}”",
        en: "Choose “{deposit:methods.qr}”",
      },
      seconds: 3,
      act: (phone) => phone.press(method(phone, new RegExp(`${phone.t("deposit", "methods.qr")}$`)).first()),
      shows: (phone) => method(phone, new RegExp(`^${phone.t("deposit", "qr.create")}$`)),
    },
    {
      words: {
        th: "เลือกจำนวนเงิน แล้วกด “{deposit:qr.create}”",
        lo: "ເລືອກຈຳນວນເງິນ ແລ້ວກົດ “{deposit:qr.create}”",
        en: "Choose an amount and press “{deposit:qr.create}”",
      },
      seconds: 5,
      async act(phone) {
        await phone.press(method(phone, /^500$/));
        await phone.press(method(phone, new RegExp(`^${phone.t("deposit", "qr.create")}$`)));
      },
      shows: (phone) =>
        phone.page.getByRole("img", { name: phone.t("deposit", "qr.alt", { amount: "500.00" }) }),
    },
    {
      words: {
        th: "กด “{parts:savePicture}” แล้วสแกนในแอปธนาคาร เงินเข้ากระเป๋าเงินอัตโนมัติ",
        lo: "ກົດ “{parts:savePicture}” ແລ້ວສະແກນໃນແອັບທະນາຄານ ເງິນເຂົ້າກະເປົາເງິນອັດຕະໂນມັດ",
        en: "Press “{parts:savePicture}” and scan it in your banking app: the money comes automatically",
      },
      seconds: 7,
      async act(phone) {
        await phone.press(method(phone, new RegExp(`^${phone.t("parts", "savePicture")}$`)));
        // Nobody pays within a second of the QR: its payment is looked for from then on, by clocks that differ a little.
        const left = dialogOf(phone, "deposit").getByRole("timer");
        await expect(left).not.toContainText(/10:0\d|09:5[89]/);
        await payQr(phone.member, "KBANK");
      },
      shows: (phone) => message(phone).getByText("+500.00"),
    },
    {
      words: {
        th: "หรือกด “{member:home.deposit}” แล้วเลือกบัญชีธนาคารที่จะโอนเข้า",
        lo: "ຫຼື ກົດ “{member:home.deposit}” ແລ້ວເລືອກບັນຊີທະນາຄານທີ່ຈະໂອນເຂົ້າ",
        en: "Or press “{member:home.deposit}” and choose a bank account to transfer to",
      },
      seconds: 5,
      async act(phone) {
        await closeMessage(phone);
        await dialogOf(phone, "deposit").waitFor({ state: "hidden" });
        await phone.press(tile(phone, "deposit"));
        await phone.press(
          method(
            phone,
            new RegExp(`^(${SLIP_ACCOUNT.name.source}).*${phone.t("deposit", "methods.account")}$`),
          ),
        );
      },
      shows: (phone) => dialogOf(phone, "deposit").getByText(phone.t("deposit", "account.number")),
    },
    {
      words: {
        th: "จากนั้นเลือกรูปสลิปโอนเงิน",
        lo: "ຈາກນັ້ນເລືອກຮູບສະລິບໂອນເງິນ",
        en: "Then choose the picture of your slip",
      },
      act: async (phone) => phone.choose(slipField(phone), await aSlip(200)),
      shows: (phone) => dialogOf(phone, "deposit").getByText("slip.png"),
    },
    {
      words: {
        th: "กด “{deposit:slip.send}” เมื่อสลิปผ่านการตรวจสอบ เงินจะเข้ากระเป๋าเงิน",
        lo: "ກົດ “{deposit:slip.send}” ເມື່ອສະລິບຜ່ານການກວດສອບ ເງິນຈະເຂົ້າກະເປົາເງິນ",
        en: "Press “{deposit:slip.send}”: once it is accepted, the money reaches your wallet",
      },
      seconds: 3,
      act: (phone) => phone.press(method(phone, new RegExp(`^${phone.t("deposit", "slip.send")}$`))),
      shows: (phone) => message(phone).getByText(phone.t("slips", "outcome.success", { amount: "200.00" })),
    },
    {
      words: {
        th: "กด “{member:home.withdraw}” แล้วกรอกจำนวนเงิน",
        lo: "ກົດ “{member:home.withdraw}” ແລ້ວປ້ອນຈຳນວນເງິນ",
        en: "Press “{member:home.withdraw}” and enter an amount",
      },
      seconds: 5,
      async act(phone) {
        await closeMessage(phone);
        await phone.press(tile(phone, "withdraw"));
        const amount = dialogOf(phone, "withdraw").getByLabel(phone.t("withdraw", "amount"), { exact: true });
        await phone.type(amount, "300");
      },
      shows: (phone) =>
        dialogOf(phone, "withdraw").getByText(phone.t("withdraw", "review.amount", { amount: "300.00" })),
    },
    {
      words: {
        th: "กด “{withdraw:submit}” แล้วรอเงินโอนเข้าบัญชีธนาคารของคุณ",
        lo: "ກົດ “{withdraw:submit}” ແລ້ວລໍຖ້າເງິນໂອນເຂົ້າບັນຊີທະນາຄານຂອງທ່ານ",
        en: "Press “{withdraw:submit}” and wait for the transfer to your bank account",
      },
      act: (phone) =>
        phone.press(
          dialogOf(phone, "withdraw").getByRole("button", {
            name: phone.t("withdraw", "submit"),
            exact: true,
          }),
        ),
      shows: ({ page, t }) => page.getByRole("alertdialog", { name: t("acts", "withdrawn.title") }),
    },
  ],
};
