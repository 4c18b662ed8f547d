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
        th: "สแกน QR ในแอปธนาคาร เงินเข้ากระเป๋าเงินอัตโนมัติ",
        lo: "ສະແກນ QR ໃນແອັບທະນາຄານ ເງິນເຂົ້າກະເປົາເງິນອັດຕະໂນມັດ",
        en: "Scan it in your banking app: the money reaches your wallet automatically",
      },
      seconds: 6,
      async act(phone) {
        await phone.pointAt(phone.page.getByRole("img", { name: /500\.00/ }));
        // Nobody pays within a second of the QR: its payment is looked for from then on, by clocks that differ a little.
        await expect(dialogOf(phone, "deposit").getByRole("timer")).toContainText(/09:5[0-7]/);
        await payQr(phone.member, "KBANK");
      },
      shows: (phone) => message(phone).getByText("+500.00"),
    },
    {
      words: {
        th: "หรือเลือกบัญชีธนาคาร แล้วโอนเงินตามเลขบัญชีที่แสดง",
        lo: "ຫຼື ເລືອກບັນຊີທະນາຄານ ແລ້ວໂອນເງິນຕາມເລກບັນຊີທີ່ສະແດງ",
        en: "Or choose a bank account and transfer to the number shown",
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
        th: "กด “{withdraw:submit}” เงินจะโอนเข้าบัญชีธนาคารของคุณ",
        lo: "ກົດ “{withdraw:submit}” ເງິນຈະໂອນເຂົ້າບັນຊີທະນາຄານຂອງທ່ານ",
        en: "Press “{withdraw:submit}”: the money goes to your bank account",
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
