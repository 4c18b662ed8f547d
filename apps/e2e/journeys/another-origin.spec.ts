import { chromiumPath, CHROMIUM_FLAGS } from "@member-wallet/tools/chromium";
import { serveSite } from "@member-wallet/site-build/releases";
import { ANOTHER_ORIGIN, SANDBOX } from "../support/addresses.ts";
import { BACKEND, FOLDER } from "../support/another-origin.ts";
import { expect, logIn, long, test, walletOf } from "../support/journey.ts";
import { aSlip, choosePaymentMethod, payQr, SLIP_ACCOUNT } from "../support/money.ts";
import { resetFaults, setSwitches } from "../support/sandbox.ts";
import { chatOf, PICTURE } from "../support/support-chat.ts";

test.use({
  baseURL: ANOTHER_ORIGIN.url,
  launchOptions: {
    executablePath: chromiumPath(),
    args: [
      ...CHROMIUM_FLAGS,
      `--host-resolver-rules=MAP ${new URL(BACKEND).host}:80 127.0.0.1:${SANDBOX.port}`,
    ],
  },
});
test.afterEach(resetFaults);

const JOB = "logs in, takes money by QR and slip, and chats with pictures";
// Its site is built for it: `npm run test:long` does so.
test(`a site whose backend has another origin ${JOB}`, { tag: long(true) }, async ({ page, member, t }) => {
  await setSwitches({ enableChatWidget: true, slipsAtAllHours: true });
  // Nothing passes the backend's paths on here.
  const site = await serveSite({
    folder: FOLDER,
    port: ANOTHER_ORIGIN.port,
    apiOrigin: "http://127.0.0.1:9",
  });
  const toSite: string[] = [];
  const withoutKey: string[] = [];
  const wallets: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === ANOTHER_ORIGIN.url && /^\/(api|files|socket\.io)\//.test(pathname)) toSite.push(pathname);
    if (request.method() === "GET" && pathname.endsWith("/api/wallet")) wallets.push(request.url());
    const isKeyed =
      /\/(qrcode\/\w+|wallet\/slip|send-message)$/.test(pathname) && request.method() === "POST";
    if (isKeyed && request.headers()["idempotency-key"] === undefined) withoutKey.push(pathname);
  });

  // Its videos have captions, which another host must share.
  await page.goto("/howto");
  const wallet = page.getByRole("article", { name: t("howto", "wallet") });
  await wallet.getByText(t("howto", "steps")).click();
  await expect(wallet.getByRole("listitem").first()).toBeVisible();
  await wallet.getByRole("button", { name: t("howto", "play", { title: t("howto", "wallet") }) }).click();
  const seconds = () => wallet.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(seconds).toBeGreaterThan(0);

  await logIn(page, t, member);
  const before = await walletOf(member);
  // The head's script asks for the wallet, and no other call does, as on every return visit.
  wallets.splice(0);
  await page.reload();
  const logo = page.locator(`img[src^="${BACKEND}/files/games/"]`).first();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(wallets).toEqual([`${BACKEND}/api/wallet`]);

  const qrDialog = await choosePaymentMethod(page, t, /ธนาคารกสิกรไทย/, t("deposit", "methods.qr"));
  await qrDialog.getByLabel(t("deposit", "qr.amount"), { exact: true }).fill("150.25");
  await qrDialog.getByRole("button", { name: t("deposit", "qr.create") }).click();
  await expect(page.getByRole("img", { name: t("deposit", "qr.alt", { amount: "150.25" }) })).toBeVisible();
  await payQr(member, "KBANK");
  await expect(page.getByRole("alertdialog", { name: t("deposit", "arrival.receivedPlain") })).toBeVisible();
  await page.keyboard.press("Escape");

  const slipDialog = await choosePaymentMethod(page, t, SLIP_ACCOUNT.name, t("deposit", "methods.account"));
  await slipDialog.getByLabel(t("deposit", "slip.label"), { exact: true }).setInputFiles(await aSlip(41));
  await slipDialog.getByRole("button", { name: t("deposit", "slip.send"), exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect
    .poll(async () => (await walletOf(member)).wallet.amount)
    .toBeCloseTo(before.wallet.amount + 191.25, 2);
  await page.keyboard.press("Escape");

  const chat = chatOf(page, t);
  await chat.open();
  await chat.say("From another origin");
  await chat.panel.locator("input[type=file]").first().setInputFiles(PICTURE);
  await chat.sendFiles();
  const picture = chat.log.locator(`img[src^="${BACKEND}/files/chat/"]`);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  expect(toSite).toEqual([]);
  expect(withoutKey).toEqual([]);
  site.close();
  site.closeAllConnections();
});
