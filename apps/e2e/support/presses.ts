import type { Page } from "@playwright/test";
import type { Translate } from "./journey.ts";

/** Something that a member can press. */
interface PressedCall {
  /** Its call. */
  readonly call: string;
  /** Other calls' answers before it, where they are not the usual ones. */
  readonly before?: readonly (readonly [call: string, answer: (usual: string) => string])[];
  readonly address: string;
  readonly press: (page: Page, t: Translate) => Promise<void>;
}

/** The answer of a provider with no open QR. */
const noQr = () =>
  JSON.stringify({ qrcodeId: null, hasQrcode: false, qrcode: "", amount: null, expireIn: null });

/** A balance with an invite bonus to receive. */
const withInviteBonus = (usual: string) =>
  JSON.stringify({ ...JSON.parse(usual), invite: { amount: 25, success: 90, fail: 50 } });

/** A refund to receive, and one to add to the wallet, without banners before them. */
const REFUND: NonNullable<PressedCall["before"]> = [
  ["GET /api/refund/banners", () => "[]"],
  [
    "GET /api/refund/check",
    (usual) => JSON.stringify({ ...JSON.parse(usual), result: true, bonus: false, refundAmount: 40 }),
  ],
];

const confirmed = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

const named = (page: Page, name: string) =>
  page.locator("dialog[open]").getByRole("button", { name, exact: true });

/** What a member can press, and the call that it makes. */
export const PRESSES: readonly PressedCall[] = [
  {
    call: "GET /api/wallet/refresh/slot",
    address: "/user/home",
    // An active wheel takes the tile's place.
    before: [["GET /api/spinwheel/active", () => '{"isActive":false}']],
    press: (page, t) =>
      page.getByRole("button", { name: t("member", "home.refreshAll"), exact: true }).click(),
  },
  {
    call: "POST /api/wallet/transfer",
    address: "/user/home?dialog=transfer&from=wallet&to=PG",
    async press(page, t) {
      await page.getByLabel(t("transfer", "amount"), { exact: true }).fill("1");
      await named(page, t("transfer", "submit")).click();
    },
  },
  {
    call: "POST /api/wallet/transferAll",
    address: "/user/home?dialog=transfer",
    async press(page, t) {
      await named(page, t("transfer", "collect.title")).click();
      await confirmed(page, t("transfer", "collect.confirm"));
    },
  },
  {
    call: "POST /api/wallet/withdrawAll",
    address: "/user/home?dialog=withdraw",
    async press(page, t) {
      await page.getByLabel(t("withdraw", "amount"), { exact: true }).fill("100");
      await named(page, t("withdraw", "submit")).click();
    },
  },
  {
    call: "GET /api/wallet/activate/{slotCode}",
    address: "/user/home?dialog=game&code=SLOTXO",
    press: (page, t) => named(page, t("game", "activate")).click(),
  },
  {
    call: "GET /api/wallet/resetpassword/{slotCode}",
    address: "/user/home?dialog=game&code=PG",
    async press(page, t) {
      await named(page, t("game", "reset.title")).click();
      await confirmed(page, t("game", "reset.confirm"));
    },
  },
  {
    call: "POST /api/qrcode/{provider}",
    address: "/user/home?dialog=deposit&method=qr-KBANK",
    before: [["GET /api/qrcode/{provider}", noQr]],
    async press(page, t) {
      await page.getByLabel(t("deposit", "qr.amount"), { exact: true }).fill("300");
      await named(page, t("deposit", "qr.create")).click();
    },
  },
  {
    call: "DELETE /api/qrcode/{provider}/{qrcodeId}",
    address: "/user/home?dialog=deposit&method=qr-KBANK",
    async press(page, t) {
      await named(page, t("deposit", "qr.cancel")).click();
      await confirmed(page, t("deposit", "qr.cancel"));
    },
  },
  {
    call: "POST /api/wallet/truelink",
    address: "/user/home?dialog=deposit&method=gift-link",
    async press(page, t) {
      const link = "https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef012";
      await page.getByLabel(t("deposit", "gift.message"), { exact: true }).fill(link);
      await named(page, t("deposit", "gift.send")).click();
    },
  },
  {
    call: "POST /api/wallet/slip",
    address: "/user/home?dialog=deposit&method=SCB-4680123456",
    async press(page, t) {
      const slip = { name: "slip.png", mimeType: "image/png", buffer: Buffer.from("slip") };
      await page.getByLabel(t("deposit", "slip.label"), { exact: true }).setInputFiles(slip);
      await named(page, t("deposit", "slip.send")).click();
    },
  },
  {
    call: "PUT /api/account/profile",
    address: "/user/profile?dialog=edit-profile",
    async press(page, t) {
      await page.locator("dialog[open] input").first().fill("ใหม่");
      await named(page, t("profile", "save")).click();
    },
  },
  {
    call: "PUT /api/account/bankAccountName",
    address: "/user/profile?dialog=bank-account-name",
    async press(page, t) {
      await page.locator("dialog[open] input").first().fill("NEW NAME");
      await named(page, t("profile", "save")).click();
    },
  },
  {
    call: "PUT /api/account/changepwd",
    address: "/user/profile?dialog=change-password",
    async press(page, t) {
      const fields = page.locator("dialog[open] input");
      for (const [at, text] of ["old-12345", "new-12345", "new-12345"].entries())
        await fields.nth(at).fill(text);
      await named(page, t("profile", "save")).click();
    },
  },
  {
    call: "GET /api/bonus/activate/{code}",
    address: "/user/bonus?dialog=bonus&code=DAILY50",
    press: (page, t) => named(page, t("bonus", "dialog.receive")).click(),
  },
  {
    call: "GET /api/bonus/clear",
    address: "/user/bonus",
    async press(page, t) {
      const name = t("bonus", "active.cancel");
      await page.getByRole("main").getByRole("button", { name, exact: true }).click();
      await confirmed(page, name);
    },
  },
  {
    call: "GET /api/promotion/activate/{code}",
    address: "/user/bonus?dialog=promotion&code=WELCOME50",
    press: (page, t) => named(page, t("bonus", "promotion.receive")).click(),
  },
  {
    call: "GET /api/invite/bonus",
    address: "/user/home",
    before: [["GET /api/wallet", withInviteBonus]],
    async press(page, t) {
      const name = t("invite", "receive");
      await page.getByRole("main").getByRole("button", { name, exact: true }).click();
      await confirmed(page, name);
    },
  },
  {
    call: "GET /api/refund/receive",
    address: "/user/home?dialog=refund",
    before: REFUND,
    press: (page, t) => named(page, t("refund", "receive.submit")).click(),
  },
  {
    call: "GET /api/refund/addWallet",
    address: "/user/home?dialog=refund",
    before: REFUND,
    async press(page, t) {
      await named(page, t("refund", "add.submit")).click();
      await confirmed(page, t("refund", "add.submit"));
    },
  },
  {
    call: "POST /api/spinwheel/spin",
    address: "/user/home?dialog=wheel",
    press: (page, t) => named(page, t("wheel", "spin")).click(),
  },
  {
    call: "POST /api/spinwheel/coupon/claim",
    address: "/user/home?dialog=wheel",
    async press(page, t) {
      await page.locator("dialog[open]").getByRole("table").getByRole("button").first().click();
      await confirmed(page, t("wheel", "coupons.confirm"));
    },
  },
  {
    call: "POST /api/protection/limits",
    address: "/user/profile",
    async press(page, t) {
      await page.getByLabel(t("profile", "protection.limits.per.day"), { exact: true }).fill("500");
      await page.getByRole("button", { name: t("profile", "protection.limits.save"), exact: true }).click();
    },
  },
  {
    call: "POST /api/protection/break",
    address: "/user/profile",
    async press(page, t) {
      await page.getByRole("button", { name: t("profile", "protection.break.hours.1"), exact: true }).click();
      await confirmed(page, t("profile", "protection.break.next"));
      await confirmed(page, t("profile", "protection.break.begin"));
    },
  },
];
