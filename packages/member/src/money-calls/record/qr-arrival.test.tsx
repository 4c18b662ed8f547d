import { afterEach, describe, expect, test, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { aQrState, aStatementEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { actEntries, storedActs } from "../../testing/left-act.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer } from "../../testing/mock-backend.ts";
import { backend, button, NO_QR, open, toast } from "../../testing/deposit-dialog.ts";

const QR = "GET /api/qrcode/WW";
const STATEMENT = "POST /api/statement";
const WALLET = "GET /api/wallet";

/** Tabs hear of each other what was told: each test has a QR of its own. */
let made = 0;
/** An entry that has the amount of the QR's payment, and is older. */
const older = aStatementEntry({ from: "WW", amount: 300, createdAt: "2026-01-01T00:00:00.000Z" });
const payment = { ...older, createdAt: "2026-01-05T00:00:00.000Z" };

/** A member before an open QR of 300 baht, who paid 300 baht by QR once before. */
async function aMemberWithAQr() {
  const id = `qr-${(made += 1)}`;
  const { table, callsTo } = backend({
    [QR]: () => answer(aQrState({ qrcodeId: id, amount: 300 })),
    [STATEMENT]: () => answer({ total: 1, statements: [older] }),
  });
  const { screen, session } = await open("qr-WW");
  await expect.element(code()).toBeVisible();
  // Once the statement was read while the QR is open, what comes after it is new.
  await expect.poll(() => storedActs()).toContain(older.createdAt);
  return {
    id,
    table,
    callsTo,
    screen,
    session,
    /** The bank confirms: the QR is gone, the deposit stands in the statement, the wallet holds it. */
    pay() {
      table[STATEMENT] = () => answer({ total: 2, statements: [payment, older] });
      table[WALLET] = () => answer(aWalletAnswer({ wallet: { amount: 1_300 } }));
      table[QR] = () => answer(NO_QR);
    },
    /** Cancelled in another tab, or replaced. */
    close: () => (table[QR] = () => answer(NO_QR)),
  };
}

/** Sends the event of a member who comes back to the tab. */
function comeBack() {
  window.dispatchEvent(new Event("focus"));
  document.dispatchEvent(new Event("visibilitychange"));
}

const code = () => page.getByRole("img", { name: "QR code for a deposit of 300.00 baht" });
const line = () => page.getByText("Confirming 300.00 baht", { exact: true });
const RECEIVED = "300.00 baht received · Your wallet now holds 1,300.00 baht.";
const alert = (name: string) => page.getByRole("alertdialog", { name });
const stepsOf = (dialog: Locator) =>
  dialog
    .getByRole("listitem")
    .elements()
    .map((step) => step.textContent);
const reportPaid = async () => {
  await button("I have paid").click();
  await alert("Thank you").getByRole("button", { name: "Close" }).last().click();
};
const stopTime = () => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
/** Lets seconds pass until a value comes: the next look-up is some away. */
const afterLookUps = (read: () => unknown) =>
  expect.poll(() => {
    vi.advanceTimersByTime(1_000);
    return read();
  });
/**
 * Reports it at the moment the money arrives: before, the dialog may find the QR gone by itself and close. Time stands
 * still from then on, so that the member waits for the answer however long it takes.
 */
const reportPaidOnceItIs = async (pay: () => void) => {
  stopTime();
  button("I have paid").element().addEventListener("click", pay);
  await button("I have paid").click();
};
const leaveTheDialog = async () => {
  await page.getByRole("button", { name: "Close" }).click();
  // The address changes before the dialog is unmounted, and a dialog that is still there would tell the payment itself.
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
};

afterEach(() => void vi.useRealTimers());

describe("a QR that is shown", () => {
  test("and paid closes its dialog, and says how much came and what the wallet holds now", async () => {
    const { pay } = await aMemberWithAQr();
    pay();
    comeBack();
    const received = alert("The money is in your wallet.");
    await expect.element(received.getByText("Your wallet now holds 1,300.00 baht.")).toBeVisible();
    await expect.element(received.getByText("+300.00 baht")).toBeVisible();
    // The QR was found open: when it was created is not known.
    expect(stepsOf(received)).toEqual(["The money is in your wallet05/01/2026 07:00:00"]);
    expect(received.element().querySelectorAll("i").length).toBeGreaterThan(0);
    await expect.poll(() => window.location.search).toBe("");
    expect(page.getByText(/closed|If you have paid/).elements()).toEqual([]);
    await expect.element(page.getByTestId("total-balance")).toHaveTextContent("1,350.00 baht");
    // Told once.
    await received.getByRole("button", { name: "Close" }).last().click();
    await expect.element(received).not.toBeInTheDocument();
    expect(page.getByText(/received/).elements()).toEqual([]);
  });

  test("and paid, whose wallet can't be asked for, says how much came and makes no balance up", async () => {
    const { pay, table } = await aMemberWithAQr();
    pay();
    table[WALLET] = () => answer({}, 500);
    comeBack();
    await expect.element(alert("The money is in your wallet.").getByText("+300.00 baht")).toBeVisible();
    expect(page.getByText(/now holds/).elements()).toEqual([]);
  });

  test("and paid while a slow answer still says that it is open is told all the same", async () => {
    const { table, pay, callsTo } = await aMemberWithAQr();
    const openQr = await table[QR]?.(callsTo(QR)[0]!);
    const slow = Promise.withResolvers<Response>();
    pay();
    const paid = table[QR];
    table[QR] = () => {
      table[QR] = paid!;
      return slow.promise;
    };
    const reads = callsTo(STATEMENT).length;
    stopTime();
    comeBack();
    // Home's and the watch's.
    await expect.poll(() => callsTo(STATEMENT).length).toBe(reads + 2);
    slow.resolve(openQr!);
    await afterLookUps(() => alert("The money is in your wallet.").query()).toBeVisible();
  });

  test("and closed elsewhere is being confirmed, and no older payment is taken for its own", async () => {
    const { close, callsTo } = await aMemberWithAQr();
    const reads = callsTo(STATEMENT).length;
    close();
    comeBack();
    const dialog = page.getByRole("dialog");
    await expect.element(dialog.getByText("We are checking whether your payment has come in")).toBeVisible();
    await expect.element(dialog.getByText("300.00 baht")).toBeVisible();
    await expect.poll(() => callsTo(STATEMENT).length).toBeGreaterThan(reads);
    expect(page.getByText(/received/).elements()).toEqual([]);
  });

  test("and replaced on another device gives way to the new one, even while it is being confirmed", async () => {
    const { id, close, table } = await aMemberWithAQr();
    close();
    comeBack();
    await expect.element(page.getByText("We are checking whether your payment has come in")).toBeVisible();
    table[QR] = () => answer(aQrState({ qrcodeId: `${id}-new`, amount: 500 }));
    comeBack();
    await expect
      .element(page.getByRole("img", { name: "QR code for a deposit of 500.00 baht" }))
      .toBeVisible();
    await expect.element(page.getByRole("timer")).toBeVisible();
    await expect.element(button("Cancel QR code")).toBeVisible();
    expect(page.getByText("We are checking whether your payment has come in").elements()).toEqual([]);
  });

  test("and ran out may have been paid in its last moment: then that is said after all", async () => {
    const { id, pay, table } = await aMemberWithAQr();
    const end = Date.now() + 1_000;
    table[QR] = () => {
      const expireIn = Math.ceil((end - Date.now()) / 1_000);
      if (expireIn > 0) return answer(aQrState({ qrcodeId: id, amount: 300, expireIn }));
      pay();
      return answer(NO_QR);
    };
    comeBack();
    await expect.element(alert("The money is in your wallet.")).toBeVisible();
    await expect.poll(() => window.location.search).toBe("");
  });

  test("and cancelled is awaited no more", async () => {
    const { id, close, table } = await aMemberWithAQr();
    table[`DELETE /api/qrcode/WW/${id}`] = () => {
      close();
      return answer({ message: "SUCCESS" });
    };
    await button("Cancel QR code").click();
    await alert("Cancel this QR code?").getByRole("button", { name: "Cancel QR code" }).click();
    await expect.element(button("Create a QR code")).toBeVisible();
    await expect.poll(storedActs).toBeNull();
  });
});

test("a QR that another tab has cancelled goes, though a query that began before has no answer yet", async () => {
  const { id, table, callsTo } = await aMemberWithAQr();
  const before = callsTo(QR).length;
  table[QR] = () => new Promise(() => {});
  comeBack();
  await expect.poll(() => callsTo(QR).length).toBeGreaterThan(before);
  table[QR] = () => answer(NO_QR);
  for (const [key] of actEntries()) {
    window.sessionStorage.removeItem(key);
    // The other tab's message may have come before its change.
    window.dispatchEvent(new StorageEvent("storage", { key }));
  }
  await expect.element(button("Create a QR code")).toBeVisible();
  // The next one shows, and does not stand as one that is gone.
  table["POST /api/qrcode/WW"] = () => answer(aQrState({ qrcodeId: `${id}-next`, amount: 500 }));
  table[QR] = table["POST /api/qrcode/WW"];
  await button("500").click();
  await button("Create a QR code").click();
  await expect.element(page.getByRole("img", { name: "QR code for a deposit of 500.00 baht" })).toBeVisible();
  await expect.element(button("Cancel QR code")).toBeVisible();
});

describe("a member who says that they paid", () => {
  test("sees on home that it is confirmed, and hears once the money came", async () => {
    const { pay } = await aMemberWithAQr();
    await reportPaid();
    await expect.poll(() => window.location.search).toBe("");
    await expect.element(line()).toBeVisible();
    pay();
    comeBack();
    await expect.element(toast(RECEIVED)).toBeVisible();
    await expect.element(page.getByTestId("coin-burst")).toBeInTheDocument();
    await expect.element(page.getByTestId("total-balance")).toHaveTextContent("1,350.00 baht");
    await expect.element(line()).not.toBeInTheDocument();
  });

  test("and hides amounts hears that the money came, without figures", async () => {
    window.sessionStorage.setItem("hiddenAmounts", "true");
    const { pay } = await aMemberWithAQr();
    await reportPaid();
    const hidden = page.getByRole("button", { name: /^Confirming Hidden/ });
    await expect.element(hidden).toBeVisible();
    pay();
    comeBack();
    await expect.element(toast("The money is in your wallet.")).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\d\.\d\d/);
  });

  test("is led from the line to the statement", async () => {
    await aMemberWithAQr();
    await reportPaid();
    await page.getByRole("button", { name: /^Confirming 300\.00 baht.*Open the statement/ }).click();
    await expect.poll(() => window.location.pathname).toBe("/user/statement");
  });

  test("and whose money is there already is told so at once", async () => {
    const { pay } = await aMemberWithAQr();
    await reportPaidOnceItIs(pay);
    await expect.element(alert("The money is in your wallet.")).toBeVisible();
    expect(alert("Thank you").elements()).toEqual([]);
  });

  test("and whose money is there already is told so without figures while they hide amounts", async () => {
    window.sessionStorage.setItem("hiddenAmounts", "true");
    const { pay } = await aMemberWithAQr();
    await reportPaidOnceItIs(pay);
    await expect.element(alert("The money is in your wallet.")).toBeVisible();
    expect(document.body.textContent).not.toMatch(/\d\.\d\d/);
  });

  test("hears of it after a reload", async () => {
    const { pay, screen } = await aMemberWithAQr();
    await reportPaid();
    await expect.element(line()).toBeVisible();
    await screen.unmount();
    await renderSite("/user/home", FIXED_MARKET, "token-a");
    await expect.element(line()).toBeVisible();
    await expect.element(page.getByText(/^You told us that you paid \d\d\/\d\d\/\d{4} /)).toBeVisible();
    pay();
    comeBack();
    await expect.element(toast(RECEIVED)).toBeVisible();
  });

  test("leaves nothing of it to the next member of this tab, logged in or after a reload", async () => {
    const { table, pay, callsTo, screen, session } = await aMemberWithAQr();
    await reportPaid();
    await expect.element(line()).toBeVisible();
    const kept = actEntries();
    pay();
    const next = aWalletAnswer({ profile: { ...aWalletAnswer().profile, _id: "m-2" } });
    table[WALLET] = () => answer(next);
    session.leave("refused");
    session.enter("token-b", false);
    await expect.element(page.getByTestId("total-balance")).toHaveTextContent("1,050.00 baht");
    expect(storedActs()).toBeNull();
    await screen.unmount();
    // A crash leaves it so: nothing was tidied up.
    kept.forEach(([key, text]) => window.sessionStorage.setItem(key, text));
    const reads = callsTo(QR).length;
    await renderSite("/user/home", FIXED_MARKET, "token-b");
    await expect.element(page.getByTestId("total-balance")).toHaveTextContent("1,050.00 baht");
    expect(page.getByText(/received|Confirming/).elements()).toEqual([]);
    expect(callsTo(QR)).toHaveLength(reads);
  });
});

describe("a member who leaves an open QR", () => {
  test("and deposits as much by a slip is not told of that money a second time when the QR expires", async () => {
    const { table, callsTo, close } = await aMemberWithAQr();
    await leaveTheDialog();
    stopTime();
    const bySlip = aStatementEntry({ from: "SCB", amount: 300, createdAt: "2026-01-04T00:00:00.000Z" });
    table[STATEMENT] = () => answer({ total: 2, statements: [bySlip, older] });
    const whileOpen = callsTo(QR).length;
    comeBack();
    await expect.poll(() => callsTo(QR).length).toBeGreaterThan(whileOpen);
    close();
    const onceGone = callsTo(QR).length;
    comeBack();
    // The second look-up after the end begins only when the first found no payment.
    await afterLookUps(() => callsTo(QR).length).toBeGreaterThan(onceGone + 1);
    expect(page.getByText(/received/).elements()).toEqual([]);
    expect(page.getByTestId("coin-burst").elements()).toEqual([]);
  });

  test("and pays it right after it was seen open hears that the money came", async () => {
    const { table, pay } = await aMemberWithAQr();
    await leaveTheDialog();
    stopTime();
    const stillOpen = table[QR];
    table[QR] = async (call) => {
      const seen = stillOpen?.(call) ?? answer(NO_QR);
      pay();
      return seen;
    };
    comeBack();
    await afterLookUps(() => toast(RECEIVED).query()).toBeVisible();
    await expect.element(page.getByTestId("coin-burst")).toBeInTheDocument();
  });

  test("hears of its money after look-ups at which the statement did not load", async () => {
    const { table, callsTo, pay } = await aMemberWithAQr();
    await leaveTheDialog();
    stopTime();
    table[STATEMENT] = () => answer({}, 500);
    const reads = callsTo(STATEMENT).length;
    comeBack();
    await expect.poll(() => callsTo(STATEMENT).length).toBeGreaterThan(reads);
    pay();
    comeBack();
    await afterLookUps(() => toast(RECEIVED).query()).toBeVisible();
  });
});

test("a member who paid and said nothing hears that the money came", async () => {
  const { pay } = await aMemberWithAQr();
  await leaveTheDialog();
  expect(line().elements()).toEqual([]);
  pay();
  comeBack();
  await expect.element(toast(RECEIVED)).toBeVisible();
});
