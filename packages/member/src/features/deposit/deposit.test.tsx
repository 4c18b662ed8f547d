import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aQrState } from "@member-wallet/api/fixtures";
import { answer } from "../../testing/mock-backend.ts";
import { backend, button, field, NO_QR, OFFER, open, toast } from "../../testing/deposit-dialog.ts";

/** In the dialog: home has such buttons too. */
const tryAgain = () => page.getByRole("dialog").getByRole("button", { name: "Try again" });

const createFor500 = async () => {
  await open("qr-WW");
  await button("500").click();
  await button("Create a QR code").click();
};
const cancelQr = async () => {
  await open("qr-WW");
  await button("Cancel QR code").click();
  const question = page.getByRole("alertdialog", { name: "Cancel this QR code?" });
  await question.getByRole("button", { name: "Cancel QR code" }).click();
  return question;
};

describe("the payment methods", () => {
  test("are those that the server lists, and the address names the chosen one", async () => {
    backend();
    await open();
    await page.getByRole("button", { name: /Bank SCB/ }).click();
    await expect.element(page.getByText("468-012-3456")).toBeVisible();
    expect(window.location.search).toBe("?dialog=deposit&method=SCB-4680123456");
    await button("Choose another method").click();
    await expect.element(page.getByRole("button", { name: /Gift link/ })).toBeVisible();
  });

  test("that failed to load can be loaded again", async () => {
    const { table } = backend({ "GET /api/lookup/deposit": () => answer({}, 500) });
    await open();
    await expect.element(tryAgain()).toBeVisible();
    table["GET /api/lookup/deposit"] = () => answer(OFFER);
    await tryAgain().click();
    await expect.element(page.getByRole("button", { name: /Bank SCB/ })).toBeVisible();
  });

  test("show no figures that the operator does not give", async () => {
    backend({
      "GET /api/lookup/deposit": () => answer({ ...OFFER, depositMin: undefined, qrMinutes: undefined }),
      "GET /api/lookup/slip": () => answer({}, 500),
    });
    await open("qr-WW");
    await expect.element(page.getByText("A QR code can be used once", { exact: true })).toBeVisible();
    expect(page.getByText(/undefined|NaN|{{/).elements()).toEqual([]);
    expect(page.getByText("At least 20.00 baht").elements()).toEqual([]);
  });
});

test("a slip has an hour where the operator tells nothing else", async () => {
  backend({ "GET /api/lookup/slip": () => answer({}, 500) });
  await open("SCB-4680123456");
  await expect.element(page.getByText(/within 60 minutes of the transfer/)).toBeVisible();
});

describe("an account that the operator changes while it shows", () => {
  test.each(["focus", "online"])("is covered at the next %s, and the picked slip stays", async (event) => {
    const { table } = backend();
    await open("SCB-4680123456");
    await field("Transfer slip").upload(new File(["slip"], "slip.jpg", { type: "image/jpeg" }));
    await expect.element(page.getByText("468-012-3456")).toBeVisible();
    const [scb, ...others] = OFFER.banks;
    const banks = [{ ...scb, bankAccountNo: "9990001112" }, ...others];
    table["GET /api/lookup/deposit"] = () => answer({ ...OFFER, banks });
    window.dispatchEvent(new Event(event));
    await expect.element(page.getByText("This account is no longer used")).toBeVisible();
    expect(page.getByText("468-012-3456").elements()).toEqual([]);
    await expect.element(page.getByText("slip.jpg")).toBeVisible();
    await button("Choose another method").click();
    await page.getByRole("button", { name: /Bank SCB/ }).click();
    await expect.element(page.getByText("999-000-1112")).toBeVisible();
  });
});

test("show the operator's figures unchanged: one minute, one and a half times", async () => {
  backend({
    "GET /api/lookup/deposit": () => answer({ ...OFFER, turnover: 1.5, isManual: true }),
    "GET /api/lookup/slip": () => answer({ uploadWithinMinutes: 1 }),
  });
  await open("SCB-4680123456");
  await expect.element(page.getByText(/within 1 minute of the transfer/)).toBeVisible();
  await expect.element(page.getByText(/a turnover of 1\.5×/)).toBeVisible();
  await expect.element(page.getByText(/send a slip with every transfer/)).toBeVisible();
  // Checked by hand: nothing says how soon it comes.
  expect(page.getByText("Your wallet is credited within 1 minute").elements()).toEqual([]);
  // A QR has no slip.
  await button("Choose another method").click();
  await page.getByRole("button", { name: /PromptPay QR code WW/ }).click();
  await expect.element(button("Create a QR code")).toBeVisible();
  await expect.element(page.getByText("Your wallet is credited within 1 minute")).toBeVisible();
  expect(page.getByText(/send a slip with every transfer/).elements()).toEqual([]);
});

describe("a QR", () => {
  test("is created once for an amount, under a key, and shows its countdown", async () => {
    let now = NO_QR;
    const { callsTo } = backend({
      "GET /api/qrcode/WW": () => answer(now),
      "POST /api/qrcode/WW": () => answer((now = aQrState({ amount: 500, expireIn: 600 }))),
    });
    await createFor500();
    await expect
      .element(page.getByRole("img", { name: "QR code for a deposit of 500.00 baht" }))
      .toBeVisible();
    await expect.element(page.getByRole("timer").getByText(/(10:00|09:5\d)/)).toBeVisible();
    await expect.element(page.getByText("Scan to deposit")).toHaveFocus();
    const [call, ...others] = callsTo("POST /api/qrcode/WW");
    expect(others).toEqual([]);
    expect(call).toMatchObject({ body: { amount: 500 }, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test("requires an amount that the provider accepts", async () => {
    backend();
    await open("qr-WW");
    await field("Amount").fill("99.99");
    await expect.element(button("Create a QR code")).toBeDisabled();
    await field("Amount").fill("100");
    await expect.element(button("Create a QR code")).toBeEnabled();
  });

  test.each([
    ["is refused", { ...NO_QR, message: "QR_FAIL" }],
    ["has expired by its answer", aQrState({ expireIn: 0, message: "Success" })],
  ])("that %s shows a toast, and the amount stays", async (_what, state) => {
    backend({ "POST /api/qrcode/WW": () => answer(state) });
    await createFor500();
    await expect.element(toast("The QR code could not be created. Try again.")).toBeVisible();
    await expect.element(field("Amount")).toHaveValue("500");
  });

  test("whose creation got no answer shows once it is found, and is not created again", async () => {
    let now = NO_QR;
    const { callsTo } = backend({
      "GET /api/qrcode/WW": () => answer(now),
      "POST /api/qrcode/WW": () => {
        now = aQrState({ amount: 500, expireIn: 600 });
        return answer("<html>", 502);
      },
    });
    await createFor500();
    await expect
      .element(page.getByRole("img", { name: "QR code for a deposit of 500.00 baht" }))
      .toBeVisible();
    expect(callsTo("POST /api/qrcode/WW")).toHaveLength(1);
  });

  test("whose creation got no answer stands in the place of the form, and another begins after a question", async () => {
    const { callsTo } = backend({ "POST /api/qrcode/WW": () => answer("<html>", 502) });
    await createFor500();
    await expect
      .element(page.getByText(/^Creation of a QR code for a deposit of 500\.00 baht, sent at/))
      .toBeVisible();
    expect(page.getByRole("link", { name: "Open the statement" }).elements()).toEqual([]);
    await button("Start over").click();
    const question = page.getByRole("alertdialog", { name: "Start over?" });
    await question.getByRole("button", { name: "Start over" }).click();
    await expect.element(field("Amount")).toHaveValue("500");
    expect(callsTo("POST /api/qrcode/WW")).toHaveLength(1);
  });

  test("disappears at 00:00 with a warning about paying twice", async () => {
    backend({ "GET /api/qrcode/WW": () => answer(aQrState({ expireIn: 1 })) });
    await open("qr-WW");
    await expect.element(page.getByText(/do not pay again/)).toBeVisible();
    expect(page.getByRole("img", { name: /QR code for/ }).elements()).toEqual([]);
  });

  test("is cancelled after a confirmation, and that is not reported as a payment", async () => {
    let now = aQrState({ qrcodeId: "q/1" });
    const { callsTo } = backend({
      "GET /api/qrcode/WW": () => answer(now),
      "DELETE /api/qrcode/WW/q%2F1": () => {
        now = NO_QR;
        return answer({ message: "SUCCESS" });
      },
    });
    await open("qr-WW");
    await button("Cancel QR code").click();
    const question = page.getByRole("alertdialog", { name: "Cancel this QR code?" });
    await question.getByRole("button", { name: "Keep QR code" }).click();
    await expect.element(button("Cancel QR code")).toHaveFocus();
    expect(callsTo("DELETE /api/qrcode/WW/q%2F1")).toEqual([]);
    await button("Cancel QR code").click();
    await question.getByRole("button", { name: "Cancel QR code" }).click();
    await expect.element(button("Create a QR code")).toBeVisible();
    await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "PromptPay QR code" })).toHaveFocus();
  });
});

test("the method chosen last is first the next time, not before", async () => {
  backend();
  await open();
  const latest = page.getByRole("region", { name: "Chosen last time" });
  const account = page.getByRole("button", { name: /^Bank SCB/ });
  await account.click();
  await button("Choose another method").click();
  await expect.element(account).toBeVisible();
  expect(latest.elements()).toEqual([]);
  await button("Close").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await button("Deposit").click();
  await expect.element(latest.getByRole("button", { name: /^Bank SCB/ })).toBeVisible();
  expect(account.elements()).toHaveLength(1);
});

describe("a QR whose cancelling", () => {
  test("succeeded does not show again, even if the next query fails", async () => {
    let looks = 0;
    const { callsTo } = backend({
      "GET /api/qrcode/WW": () => ((looks += 1) === 1 ? answer(aQrState()) : answer({}, 500)),
      "DELETE /api/qrcode/WW/qr-1": () => answer({ message: "SUCCESS" }),
    });
    await cancelQr();
    await expect.element(button("Create a QR code")).toBeVisible();
    await expect.poll(() => callsTo("GET /api/qrcode/WW").length).toBeGreaterThan(1);
    expect(page.getByRole("img", { name: /QR code for/ }).elements()).toEqual([]);
  });

  test("got no answer is sent under the same key when pressed again", async () => {
    const { callsTo, table } = backend({
      "GET /api/qrcode/WW": () => answer(aQrState()),
      "DELETE /api/qrcode/WW/qr-1": () => answer({}, 502),
    });
    const question = await cancelQr();
    await expect.element(question.getByText(/outcome is unknown/)).toBeVisible();
    table["DELETE /api/qrcode/WW/qr-1"] = () => answer({ message: "SUCCESS" });
    await question.getByRole("button", { name: "Cancel QR code" }).click();
    await expect.element(button("Create a QR code")).toBeVisible();
    const [first, second] = callsTo("DELETE /api/qrcode/WW/qr-1");
    expect(second?.key).toBe(first?.key);
  });
});
