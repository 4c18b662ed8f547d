import type { Page } from "@playwright/test";
import type { Say } from "./journey.ts";

/** Something that a member can press. */
interface PressedCall {
  /** The call that it makes. */
  readonly call: string;
  /** What other calls answer before it, where that is not the usual. */
  readonly before?: readonly (readonly [call: string, answer: string])[];
  readonly address: string;
  readonly press: (page: Page, say: Say) => Promise<void>;
}

/** The answer of a maker with no open QR. */
const NO_QR = JSON.stringify({ qrcodeId: null, hasQrcode: false, qrcode: "", amount: null, expireIn: null });

const named = (page: Page, name: string) =>
  page.locator("dialog[open]").getByRole("button", { name, exact: true });

/** What a member can press, and the call that it makes. */
export const PRESSES: readonly PressedCall[] = [
  {
    call: "GET /api/wallet/refresh/slot",
    address: "/user/home",
    press: (page, say) => page.getByRole("button", { name: say("member", "home.refreshAll") }).click(),
  },
  {
    call: "POST /api/wallet/transfer",
    address: "/user/home?dialog=transfer&from=wallet&to=PG",
    async press(page, say) {
      await page.getByLabel(say("transfer", "amount"), { exact: true }).fill("1");
      await named(page, say("transfer", "submit")).click();
    },
  },
  {
    call: "POST /api/wallet/transferAll",
    address: "/user/home?dialog=transfer",
    async press(page, say) {
      await named(page, say("transfer", "collect.title")).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: say("transfer", "collect.confirm"), exact: true })
        .click();
    },
  },
  {
    call: "POST /api/wallet/withdrawAll",
    address: "/user/home?dialog=withdraw",
    async press(page, say) {
      await page.getByLabel(say("withdraw", "amount"), { exact: true }).fill("100");
      await named(page, say("withdraw", "submit")).click();
    },
  },
  {
    call: "GET /api/wallet/activate/*",
    address: "/user/home?dialog=game&code=SLOTXO",
    press: (page, say) => named(page, say("game", "activate")).click(),
  },
  {
    call: "GET /api/wallet/resetpassword/*",
    address: "/user/home?dialog=game&code=PG",
    async press(page, say) {
      await named(page, say("game", "reset.title")).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: say("game", "reset.confirm"), exact: true })
        .click();
    },
  },
  {
    call: "POST /api/qrcode/*",
    address: "/user/home?dialog=deposit&way=qr-KBANK",
    before: [["GET /api/qrcode/*", NO_QR]],
    async press(page, say) {
      await page.getByLabel(say("deposit", "qr.amount"), { exact: true }).fill("300");
      await named(page, say("deposit", "qr.create")).click();
    },
  },
  {
    call: "DELETE /api/qrcode/*/*",
    address: "/user/home?dialog=deposit&way=qr-KBANK",
    async press(page, say) {
      await named(page, say("deposit", "qr.cancel")).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: say("deposit", "qr.cancel"), exact: true })
        .click();
    },
  },
  {
    call: "POST /api/wallet/truelink",
    address: "/user/home?dialog=deposit&way=gift-link",
    async press(page, say) {
      const link = "https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef012";
      await page.getByLabel(say("deposit", "gift.message"), { exact: true }).fill(link);
      await named(page, say("deposit", "gift.send")).click();
    },
  },
  {
    call: "POST /api/wallet/slip",
    address: "/user/home?dialog=deposit&way=SCB-4680123456",
    async press(page, say) {
      const slip = { name: "slip.png", mimeType: "image/png", buffer: Buffer.from("slip") };
      await page.getByLabel(say("deposit", "slip.label"), { exact: true }).setInputFiles(slip);
      await named(page, say("deposit", "slip.send")).click();
    },
  },
  {
    call: "PUT /api/account/profile",
    address: "/user/profile?dialog=edit-profile",
    async press(page, say) {
      await page.locator("dialog[open] input").first().fill("ใหม่");
      await named(page, say("profile", "save")).click();
    },
  },
  {
    call: "PUT /api/account/bankAccountName",
    address: "/user/profile?dialog=bank-account-name",
    async press(page, say) {
      await page.locator("dialog[open] input").first().fill("NEW NAME");
      await named(page, say("profile", "save")).click();
    },
  },
  {
    call: "PUT /api/account/changepwd",
    address: "/user/profile?dialog=change-password",
    async press(page, say) {
      const fields = page.locator("dialog[open] input");
      for (const [at, text] of ["old-12345", "new-12345", "new-12345"].entries())
        await fields.nth(at).fill(text);
      await named(page, say("profile", "save")).click();
    },
  },
];
