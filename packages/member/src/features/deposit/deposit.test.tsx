import AES from "crypto-js/aes";
import Utf8 from "crypto-js/enc-utf8";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aBankAccount, aQrState, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, GIFT_LINK_KEY, renderSite } from "../../testing/render-site.tsx";
import { answer, standInBackend } from "../../testing/stand-in-backend.ts";

const bank = (bankCode: string, over: object = {}) => ({
  bankCode,
  bankType: "BANK",
  mode: "MANUAL",
  bankAccountName: "THONG WALLET",
  bankAccountNo: "4680123456",
  currency: "BAHT",
  bank: { nameTH: `ธนาคาร ${bankCode}`, nameEN: `Bank ${bankCode}` },
  ...over,
});

const OFFER = {
  banks: [bank("SCB"), bank("WW", { bankType: "PAYMENT" }), bank("ZAPMAN", { bankType: "PAYMENT" })],
  wallets: [{ mode: "AUTO", walletAccountName: "Thong" }],
  isManual: false,
  depositMin: 20,
  qrMinutes: 10,
};
const NO_QR = aQrState({ qrcodeId: null, hasQrcode: false, qrcode: "", expireIn: null, message: "" });
const LINK = "https://gift.truemoney.com/campaign/?v=0123456789abcdef";

function backend(over: Parameters<typeof standInBackend>[0] = {}) {
  return standInBackend({
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "GET /api/lookup/deposit": () => answer(OFFER),
    "GET /api/lookup/slip": () => answer({ uploadWithinMinutes: 60, closedFrom: "23:30", closedTo: "00:30" }),
    "GET /api/qrcode/WW": () => answer(NO_QR),
    "GET /api/qrcode/ZAPMAN": () => answer(NO_QR),
    ...over,
  });
}

const open = (way = "") =>
  renderSite(`/user/home?dialog=deposit${way && `&way=${way}`}`, FIXED_MARKET, "token-a");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const toast = (text: string) => page.getByText(text, { exact: true });

const createFor500 = async () => {
  await open("qr-WW");
  await button("500").click();
  await button("Create a QR").click();
};
const sendLink = async (message: string) => {
  await open("gift-link");
  await field("Message with the gift link").fill(message);
  await button("Deposit this link").click();
};

let copied: string[] = [];
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.localStorage.setItem("agreement", "true");
  copied = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
});
afterEach(() => vi.restoreAllMocks());

describe("the ways to pay", () => {
  test("are those of the look-up, and the chosen one stands in the address", async () => {
    backend();
    await open();
    await page.getByRole("button", { name: /Bank SCB/ }).click();
    await expect.element(page.getByText("468-012-3456")).toBeVisible();
    expect(window.location.search).toBe("?dialog=deposit&way=SCB-4680123456");
    await button("Choose another way").click();
    await expect.element(page.getByRole("button", { name: /Gift link/ })).toBeVisible();
  });

  test("that did not come can be asked for again", async () => {
    const { table } = backend({ "GET /api/lookup/deposit": () => answer({}, 500) });
    await open();
    await expect.element(button("Try again")).toBeVisible();
    table["GET /api/lookup/deposit"] = () => answer(OFFER);
    await button("Try again").click();
    await expect.element(page.getByRole("button", { name: /Bank SCB/ })).toBeVisible();
  });

  test("say nothing of figures that the operator does not give", async () => {
    backend({
      "GET /api/lookup/deposit": () => answer({ ...OFFER, depositMin: undefined, qrMinutes: undefined }),
      "GET /api/lookup/slip": () => answer({}, 500),
    });
    await open("qr-WW");
    await expect.element(page.getByText("A QR can be used once", { exact: true })).toBeVisible();
    expect(page.getByText(/undefined|NaN|{{/).elements()).toEqual([]);
    expect(page.getByText("At least 20.00 baht").elements()).toEqual([]);
  });
});

describe("the account number", () => {
  test("is copied as digits", async () => {
    backend();
    await open("SCB-4680123456");
    await button("Copy: Account number").click();
    await expect.poll(() => copied).toEqual(["4680123456"]);
  });

  test("waits for an English name where the member's bank takes no other, and is copied by itself then", async () => {
    const bankAccount = aBankAccount({ bankCode: "KTB", bankAccountName: "สมชาย ใจดี" });
    const { callsTo } = backend({
      "GET /api/wallet": () => answer(aWalletAnswer({ bankAccount })),
      "GET /api/account/profile": () => answer({ profile: aWalletAnswer().profile, bankAccount }),
      "PUT /api/account/bankAccountName": () => answer({ message: "SUCCESS" }),
    });
    await open("SCB-4680123456");
    await expect.element(page.getByText("468-012-3456")).toBeVisible();
    await expect.poll(() => callsTo("GET /api/wallet").length).toBeGreaterThan(0);
    await button("Copy: Account number").click();
    await field("Bank account name").fill("somchai jaidee");
    await button("Save").click();
    await expect.poll(() => copied).toEqual(["4680123456"]);
    expect(callsTo("PUT /api/account/bankAccountName")[0]?.body).toEqual({
      bankCode: "KTB",
      bankAccountName: "SOMCHAI JAIDEE",
    });
    await expect.element(page.getByText("468-012-3456")).toBeVisible();
  });
});

describe("a slip", () => {
  test("is asked for when there is none", async () => {
    backend();
    await open("SCB-4680123456");
    await button("Send the slip").click();
    await expect.element(page.getByText("Choose a slip", { exact: true })).toBeVisible();
  });

  test.each([
    [
      "an empty file",
      new File([], "slip.png", { type: "image/png" }),
      "This file is empty. Choose another picture.",
    ],
    ["Apple's format", new File(["x"], "IMG.HEIC", { type: "image/heic" }), /cannot be opened/],
    ["a drawing", new File(["<svg/>"], "slip.svg", { type: "image/svg+xml" }), /not a picture/],
    [
      "a byte more than 10 MB",
      new File([new Uint8Array(10 * 1024 * 1024 + 1)], "slip.jpg", { type: "image/jpeg" }),
      "The file is too large. Choose one of at most 10 MB.",
    ],
  ])("is not %s, which is said and not sent", async (_what, file, words) => {
    const { arrived } = backend();
    await open("SCB-4680123456");
    await field("Transfer slip").upload(file);
    await expect.element(page.getByText(words)).toBeVisible();
    await button("Send the slip").click();
    expect(arrived.filter(({ path }) => path === "/api/wallet/slip")).toEqual([]);
  });
});

describe("a QR", () => {
  test("is made once for an amount, under a key, and is shown with its countdown", async () => {
    let now = NO_QR;
    const { callsTo } = backend({
      "GET /api/qrcode/WW": () => answer(now),
      "POST /api/qrcode/WW": () => answer((now = aQrState({ amount: 500, expireIn: 600 }))),
    });
    await createFor500();
    await expect.element(page.getByRole("img", { name: "QR for a deposit of 500.00 baht" })).toBeVisible();
    await expect.element(page.getByRole("timer").getByText(/(10:00|09:5\d)/)).toBeVisible();
    const [call, ...others] = callsTo("POST /api/qrcode/WW");
    expect(others).toEqual([]);
    expect(call).toMatchObject({ body: { amount: 500 }, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
  });

  test("waits for an amount that the maker takes", async () => {
    backend();
    await open("qr-WW");
    await field("Amount").fill("99.99");
    await expect.element(button("Create a QR")).toBeDisabled();
    await field("Amount").fill("100");
    await expect.element(button("Create a QR")).toBeEnabled();
  });

  test("that is refused is said in a toast, and the amount stays", async () => {
    backend({ "POST /api/qrcode/WW": () => answer({ ...NO_QR, message: "QR_FAIL" }) });
    await createFor500();
    await expect.element(toast("The QR code could not be created. Try again.")).toBeVisible();
    await expect.element(field("Amount")).toHaveValue("500");
  });

  test("is dropped at 00:00 with a word about paying twice", async () => {
    backend({ "GET /api/qrcode/WW": () => answer(aQrState({ expireIn: 1 })) });
    await open("qr-WW");
    await expect.element(page.getByText(/do not pay again/)).toBeVisible();
    expect(page.getByRole("img", { name: /QR for/ }).elements()).toEqual([]);
  });

  test("that is gone before its time leads to the statement", async () => {
    let looks = 0;
    backend({ "GET /api/qrcode/WW": () => answer((looks += 1) === 1 ? aQrState() : NO_QR) });
    await open("qr-WW");
    await expect.element(page.getByRole("img", { name: /QR for/ })).toBeVisible();
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(page.getByRole("alertdialog", { name: "This QR is closed" })).toBeVisible();
    await expect.poll(() => window.location.search).toBe("");
  });

  test("is cancelled after a question, and no finished payment is made of that", async () => {
    let now = aQrState({ qrcodeId: "q/1" });
    const { callsTo } = backend({
      "GET /api/qrcode/WW": () => answer(now),
      "DELETE /api/qrcode/WW/q%2F1": () => {
        now = NO_QR;
        return answer({ message: "SUCCESS" });
      },
    });
    await open("qr-WW");
    await button("Cancel the QR").click();
    const question = page.getByRole("alertdialog", { name: "Cancel this QR?" });
    expect(callsTo("DELETE /api/qrcode/WW/q%2F1")).toEqual([]);
    await question.getByRole("button", { name: "Cancel the QR" }).click();
    await expect.element(button("Create a QR")).toBeVisible();
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
  });
});

describe("a gift link", () => {
  test("is found in a message and sent sealed with the key of the build", async () => {
    const { callsTo } = backend({ "POST /api/wallet/truelink": () => answer({ message: "SUCCESS" }) });
    await sendLink(`A gift for you: ${LINK} enjoy`);
    await expect.element(toast("The gift link was deposited")).toBeVisible();
    const [call] = callsTo("POST /api/wallet/truelink");
    const body = JSON.stringify(call?.body);
    expect(body).not.toContain("truemoney");
    expect(AES.decrypt(JSON.parse(body).link, GIFT_LINK_KEY).toString(Utf8)).toBe(LINK);
    await expect.poll(() => window.location.search).toBe("");
  });

  test("that was used before is said in a toast, and stays where it was typed", async () => {
    backend({ "POST /api/wallet/truelink": () => answer({ message: "TRUELINK_DUPLICATE" }, 400) });
    await sendLink(LINK);
    await expect.element(page.getByRole("alert").getByText(/./).first()).toBeVisible();
    await expect.element(field("Message with the gift link")).toHaveValue(LINK);
  });

  test("of another host is not sent", async () => {
    const { arrived } = backend();
    await sendLink("https://gift.truemoney.com.evil.example/campaign/?v=1");
    await expect.element(page.getByText(/is not a gift link/)).toBeVisible();
    expect(arrived.filter(({ path }) => path === "/api/wallet/truelink")).toEqual([]);
  });

  test("whose answer is lost is unknown, never failed", async () => {
    backend({ "POST /api/wallet/truelink": () => answer({ message: "INTERNAL_SERVER_ERROR" }, 502) });
    await sendLink(LINK);
    await expect.element(page.getByText("Outcome unknown")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Open the statement" })).toBeVisible();
  });
});
