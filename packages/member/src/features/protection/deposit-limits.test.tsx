import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aProfile, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import {
  type DepositLimits,
  limitsAt,
  NO_LIMITS,
  readLimits,
  satang,
  setLimits,
} from "@member-wallet/domain";
import { changeKept } from "../../protection/change-kept.ts";
import { readKept } from "../../protection/kept.ts";
import { browserStorages } from "../../storage/storage.ts";
import { NO_QR } from "../../testing/deposit-dialog.ts";
import { answer } from "../../testing/mock-backend.ts";
import { FIXED_MARKET } from "../../testing/render-site.tsx";
import { button, dialog, open, protectionBackend } from "../../testing/protection.ts";

const DAY = 86_400_000;

const deposited = (...amounts: number[]) => ({
  total: amounts.length,
  statements: amounts.map((amount) => aStatementEntry({ amount, createdAt: new Date().toISOString() })),
});
const answers = (over: Parameters<typeof protectionBackend>[0] = {}) =>
  protectionBackend({ "POST /api/statement": () => answer(deposited(300)), ...over });
const field = (name: string) => page.getByLabelText(name, { exact: true });

/** Limits that the member has set in an earlier visit. */
function hasLimits(limits: DepositLimits, since = Date.now() - DAY) {
  changeKept(browserStorages().local, "limits", aProfile()._id, () =>
    JSON.stringify(setLimits(NO_LIMITS, limits, since)),
  );
}

test("a limit begins at once, and a higher one says until when the lower one applies", async () => {
  answers();
  await open("/user/profile");
  await field("Per day").fill("500");
  await button("Save limits").click();
  await expect.element(page.getByText("Your limits are saved")).toBeVisible();
  expect(page.getByText("The lower limits still apply", { exact: false }).elements()).toEqual([]);
  await field("Per day").fill("800");
  await button("Save limits").click();
  await expect.element(page.getByText("The lower limits still apply until", { exact: false })).toBeVisible();
  await expect.element(field("Per day")).toHaveValue("800");
});

test("a limit that is no amount is not saved, and says so at its field", async () => {
  answers();
  await open("/user/profile");
  await field("Per week").fill("much");
  await button("Save limits").click();
  await expect
    .element(field("Per week"))
    .toHaveAccessibleDescription("Enter an amount in baht, or leave it empty");
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith("limits"))).toEqual([]);
});

test("a QR within the limit is created at once, beside what is left", async () => {
  hasLimits({ day: satang(50_000) });
  const calls = answers({ "POST /api/qrcode/WW": () => answer(NO_QR) });
  await open("/user/home?dialog=deposit&method=qr-WW");
  await expect.element(dialog().getByText("Your limit: 500.00 baht a day")).toBeVisible();
  await expect.element(dialog().getByText("Deposited today: 300.00 baht")).toBeVisible();
  await expect.element(dialog().getByText("200.00 baht left")).toBeVisible();
  await expect
    .element(dialog().getByText("It is a reminder in this browser only", { exact: false }))
    .toBeVisible();
  await field("Amount").fill("200");
  await button("Create a QR code").click();
  await expect.poll(() => calls.callsTo("POST /api/qrcode/WW")).toHaveLength(1);
});

test("a QR above the limit asks first: refused it isn't created and the amount stays, agreed to it is", async () => {
  hasLimits({ day: satang(50_000) });
  const calls = answers({ "POST /api/qrcode/WW": () => answer(NO_QR) });
  await open("/user/home?dialog=deposit&method=qr-WW");
  await expect.element(dialog().getByText("200.00 baht left", { exact: false })).toBeVisible();
  await field("Amount").fill("200.01");
  await button("Create a QR code").click();
  const question = page.getByRole("alertdialog", { name: "Deposit more than your limit?" });
  await expect.element(question.getByText("Your limit: 500.00 baht a day")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(field("Amount")).toHaveValue("200.01");
  expect(calls.callsTo("POST /api/qrcode/WW")).toEqual([]);
  await button("Create a QR code").click();
  await button("Deposit anyway").click();
  await expect.poll(() => calls.callsTo("POST /api/qrcode/WW")).toHaveLength(1);
});

test("once the limit is reached an account shows after another press only", async () => {
  hasLimits({ week: satang(30_000) });
  answers();
  await open("/user/home?dialog=deposit&method=SCB-4680123456");
  await expect.element(dialog().getByText("You have reached your limit")).toBeVisible();
  await expect.element(dialog().getByText("Your limit: 300.00 baht a week")).toBeVisible();
  expect(page.getByText("468-012-3456").elements()).toEqual([]);
  await button("Show the account").click();
  await expect.element(page.getByText("468-012-3456")).toBeVisible();
});

test("a slip that is chosen stays while a limit is set elsewhere and reached, and can be sent", async () => {
  const calls = answers({ "POST /api/wallet/slip": () => answer({ message: "SUCCESS" }) });
  await open("/user/home?dialog=deposit&method=SCB-4680123456");
  await expect.element(page.getByText("468-012-3456")).toBeVisible();
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext("2d")?.fillRect(0, 0, 4, 4);
  const picture = await canvas.convertToBlob({ type: "image/jpeg" });
  await field("Transfer slip").upload(new File([picture], "slip.jpg", { type: "image/jpeg" }));
  await expect.element(dialog().getByText("slip.jpg")).toBeVisible();
  hasLimits({ week: satang(30_000) });
  await expect.element(dialog().getByText("You have reached your limit")).toBeVisible();
  expect(page.getByText("468-012-3456").elements()).toEqual([]);
  await expect.element(dialog().getByText("slip.jpg")).toBeVisible();
  await button("Send the slip").click();
  await expect.poll(() => calls.callsTo("POST /api/wallet/slip")).toHaveLength(1);
});

test("an account waits until it is known how much of the limit is left", async () => {
  hasLimits({ day: satang(50_000) });
  const { promise: late, resolve: come } = Promise.withResolvers<Response>();
  answers({
    "POST /api/statement": ({ body }) =>
      (body as { limit: number }).limit === 100 ? late : answer(deposited()),
  });
  await open("/user/home?dialog=deposit&method=SCB-4680123456");
  await expect.element(dialog().getByText("Deposited today: – baht")).toBeVisible();
  expect(page.getByText("468-012-3456").elements()).toEqual([]);
  come(answer(deposited(300)));
  await expect.element(page.getByText("468-012-3456")).toBeVisible();
  await expect.element(dialog().getByText("Deposited today: 300.00 baht")).toBeVisible();
});

test("what the statement doesn't tell is a dash, and a QR asks first", async () => {
  hasLimits({ month: satang(50_000) });
  const calls = answers({
    "POST /api/statement": () => new Response("", { status: 500 }),
    "POST /api/qrcode/WW": () => answer(NO_QR),
  });
  await open("/user/home?dialog=deposit&method=qr-WW");
  await expect.element(dialog().getByText("Deposited this month: – baht")).toBeVisible();
  await expect.element(dialog().getByText("– baht left")).toBeVisible();
  await field("Amount").fill("100");
  await button("Create a QR code").click();
  await expect
    .element(
      page.getByRole("alertdialog", {
        name: "We do not know how much of your limit is left. Deposit anyway?",
      }),
    )
    .toBeVisible();
  expect(calls.callsTo("POST /api/qrcode/WW")).toEqual([]);
  await button("Deposit anyway").click();
  await expect.poll(() => calls.callsTo("POST /api/qrcode/WW")).toHaveLength(1);
});

test("a QR asks first while the backend sends fewer entries than the month may have", async () => {
  hasLimits({ month: satang(50_000) });
  const calls = answers({ "POST /api/statement": () => answer({ ...deposited(300), total: 80 }) });
  await open("/user/home?dialog=deposit&method=qr-WW");
  await expect.element(dialog().getByText("Deposited this month: – baht")).toBeVisible();
  await field("Amount").fill("100");
  await button("Create a QR code").click();
  await expect.element(button("Deposit anyway")).toBeVisible();
  expect(calls.callsTo("POST /api/qrcode/WW")).toEqual([]);
});

test.each([
  ["ahead", 25],
  ["back", -25],
])("a phone whose clock was set %s raises no limit early", async (_way, hours) => {
  const really = Date.now();
  const wallet = () => {
    const sent = answer(aWalletAnswer());
    sent.headers.set("Date", new Date(really).toUTCString());
    return sent;
  };
  hasLimits({ day: satang(50_000) }, really - DAY);
  answers({ "GET /api/wallet": wallet });
  await open("/user/profile");
  await expect.element(field("Per day")).toHaveValue("500.00");
  vi.spyOn(Date, "now").mockReturnValue(really + hours * 3_600_000);
  await field("Per day").fill("800");
  await button("Save limits").click();
  await expect.element(page.getByText("The lower limits still apply until", { exact: false })).toBeVisible();
  const [stored] = readKept(browserStorages().local, "limits", aProfile()._id);
  const kept = readLimits(stored ?? null);
  expect(limitsAt(kept, really + DAY - 60_000)).toEqual({ day: 50_000 });
  expect(limitsAt(kept, really + DAY + 60_000)).toEqual({ day: 80_000 });
});

test("without an answer of the server limits are not saved, and what was typed stays", async () => {
  hasLimits({ day: satang(50_000) });
  const { table } = answers();
  await open("/user/profile");
  await expect.element(field("Per day")).toHaveValue("500.00");
  table["GET /api/wallet"] = () => answer({}, 503);
  await field("Per day").fill("800");
  await button("Save limits").click();
  await expect.element(page.getByRole("region", { name: "Your limits" }).getByRole("alert")).toBeVisible();
  await expect.element(field("Per day")).toHaveValue("800");
  const [stored] = readKept(browserStorages().local, "limits", aProfile()._id);
  expect(readLimits(stored ?? null)).toEqual({ now: { day: 50_000 }, later: null });
});

test("amounts that the member hides stay out of the reminder", async () => {
  hasLimits({ day: satang(50_000) });
  window.sessionStorage.setItem("hiddenAmounts", "true");
  answers();
  await open("/user/home?dialog=deposit&method=qr-WW");
  await expect.element(dialog().getByText("Your limit: 500.00 baht a day")).toBeVisible();
  expect(dialog().getByText("Deposited today", { exact: false }).elements()).toEqual([]);
});

test("a member without limits asks for no long statement, and a market without protection shows none that were set", async () => {
  const calls = answers();
  const { screen } = await open("/user/home?dialog=deposit&method=qr-WW");
  await expect.element(button("Create a QR code")).toBeVisible();
  const sizes = calls.callsTo("POST /api/statement").map(({ body }) => body);
  expect(sizes).not.toContainEqual(expect.objectContaining({ limit: 100 }));
  await screen.unmount();
  hasLimits({ day: satang(100) });
  await open("/user/home?dialog=deposit&method=qr-WW", FIXED_MARKET);
  await expect.element(button("Create a QR code")).toBeVisible();
  expect(page.getByText("Your limit", { exact: false }).elements()).toEqual([]);
});
