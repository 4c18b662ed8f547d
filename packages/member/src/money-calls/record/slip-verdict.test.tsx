import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aSlipEntry, aWalletAnswer } from "@member-wallet/api/fixtures";
import { holdTimers } from "../../testing/hold-timers.ts";
import { storedActs } from "../../testing/left-act.ts";
import { answer } from "../../testing/mock-backend.ts";
import { backend, button, field, open, toast } from "../../testing/deposit-dialog.ts";

const UPLOAD = "POST /api/wallet/slip";
const LIST = "POST /api/statement/slip";

const READING = { amount: 0, status: "PENDING" };
const ACCEPTED = { amount: 300, status: "SUCCESS", endedAt: "2026-01-05T04:20:00.000Z" };
const REFUSED = { amount: 0, status: "FAILED", note: "SLIP_REFNO_DUPLICATED" };
type Standing = typeof READING | typeof REFUSED;

/** How long a member waits for the verdict before they read that it is awaited, in milliseconds. */
const END_TIMEOUT = 1_500;

/** Tabs hear of each other what was told: each test has a slip of its own. */
let made = 0;

const sent = () => page.getByRole("alertdialog", { name: "Slip received" });
const verdict = () => page.getByRole("alertdialog", { name: "Transfer slip" });
const line = () => page.getByText("Checking your slip", { exact: true });
const ACCEPTED_TEXT = "The slip was accepted: 300.00 baht is in your wallet.";
/** The message of the arrival, with what the wallet holds now. */
const received = (wallet: string) => `300.00 baht received · Your wallet now holds ${wallet} baht.`;
const REFUSED_TEXT =
  /^The slip was not accepted \(duplicate slip\)\. This slip was sent before\. Do not send it again/;

/** The end that the member knows. */
const TOLD = /"kind":"ended","told":true/;

/** A member who sends a slip; `first` is how it stands when it has arrived. */
async function sendASlip(first: Standing, named = true) {
  let createdAt = new Date().toISOString();
  const reference = `slip-${(made += 1)}-sent`;
  const list = (standing: Standing) => () =>
    answer({ slips: [aSlipEntry({ reference, createdAt, ...standing }), aSlipEntry()], total: 2 });
  const { table } = backend({
    [UPLOAD]() {
      createdAt = new Date().toISOString();
      return answer({ message: "SUCCESS", reference: named ? reference : undefined });
    },
    [LIST]: list(first),
  });
  await open("SCB-4680123456");
  await field("Transfer slip").upload(new File(["slip"], "slip.jpg", { type: "image/jpeg" }));
  await button("Send the slip").click();
  return { reference, table, judge: (standing: Standing) => (table[LIST] = list(standing)) };
}

async function sendAndClose(named = true) {
  const calls = await sendASlip(READING, named);
  await sent().getByRole("button", { name: "Close" }).last().click();
  await expect.element(sent()).not.toBeInTheDocument();
  await expect.element(line()).toBeVisible();
  return calls;
}

describe("a slip that is being checked", () => {
  test("and accepted is told without opening the list, with the way to it, and brings the balance", async () => {
    const { table, judge, reference } = await sendAndClose();
    table["GET /api/wallet"] = () => answer(aWalletAnswer({ wallet: { amount: 1_300 } }));
    judge(ACCEPTED);
    await expect.element(toast(received("1,300.00"))).toBeVisible();
    await expect.element(page.getByTestId("total-balance")).toHaveTextContent("1,350.00 baht");
    expect(line().elements()).toEqual([]);
    await button("See slip status").click();
    await expect.element(page.getByText("The slip you just sent")).toBeVisible();
    expect(window.location.search).toBe(`?dialog=slips&reference=${reference}`);
    expect(page.getByText(ACCEPTED_TEXT).elements()).toEqual([]);
  });

  test("and refused is told with the reason and what to do, once", async () => {
    const { judge } = await sendAndClose();
    judge(REFUSED);
    await expect.element(verdict().getByText(REFUSED_TEXT)).toBeVisible();
    await verdict().getByRole("button", { name: "See slip status" }).click();
    await expect.element(page.getByText("The slip you just sent")).toBeVisible();
    await expect.element(verdict()).not.toBeInTheDocument();
    await expect.poll(storedActs).toMatch(TOLD);
  });

  test("and ends while its list is open is told there, and nowhere else", async () => {
    const { judge } = await sendAndClose();
    await page.getByRole("button", { name: /Checking your slip/ }).click();
    await expect.element(page.getByText("The slip you just sent")).toBeVisible();
    judge(REFUSED);
    await button("Update").click();
    await expect.element(page.getByText("The slip was not accepted (duplicate slip).")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
    await expect.poll(storedActs).toMatch(TOLD);
    expect(verdict().elements()).toEqual([]);
  });

  test("and of which the server gave no reference is the newest one", async () => {
    const { judge } = await sendAndClose(false);
    judge(ACCEPTED);
    await expect.element(toast(received("1,000.00"))).toBeVisible();
  });
});

describe("the message that a slip was received", () => {
  test("gives its verdict in place of the checking, as soon as the balance shows the money, and once", async () => {
    const { table, judge } = await sendASlip(READING);
    await expect.element(sent().getByText(/We are checking your slip/)).toBeVisible();
    judge(ACCEPTED);
    table["GET /api/wallet"] = () => answer(aWalletAnswer({ wallet: { amount: 1_300 } }));
    // The return to the tab sends both events.
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(sent().getByText(ACCEPTED_TEXT)).toBeVisible();
    await expect.element(sent().getByText("05/01/2026 11:20:00")).toBeVisible();
    expect(page.getByText(/We are checking/).elements()).toEqual([]);
    await sent().getByRole("button", { name: "Close" }).last().click();
    await expect.element(sent()).not.toBeInTheDocument();
    expect(page.getByText(ACCEPTED_TEXT).elements()).toEqual([]);
    expect(line().elements()).toEqual([]);
  });

  test("leaves a verdict that comes while it closes to the page", async () => {
    const { table, judge } = await sendASlip(READING);
    await expect.element(sent().getByText(/We are checking your slip/)).toBeVisible();
    // The history takes its time on a slow phone.
    const back = vi.spyOn(window.history, "go").mockReturnValueOnce();
    await sent().getByRole("button", { name: "Close" }).last().click();
    table["GET /api/wallet"] = () => answer(aWalletAnswer({ wallet: { amount: 1_300 } }));
    judge(ACCEPTED);
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
    await expect.element(toast(received("1,300.00"))).toBeVisible();
    expect(back.mock.calls).toEqual([[-1]]);
    window.history.go(-1);
    await expect.element(sent()).not.toBeInTheDocument();
    await expect.poll(storedActs).toMatch(TOLD);
  });

  test("gives its verdict without figures while the member hides amounts", async () => {
    window.sessionStorage.setItem("hiddenAmounts", "true");
    const { judge } = await sendASlip(READING);
    await expect.element(sent().getByText(/We are checking your slip/)).toBeVisible();
    judge(ACCEPTED);
    const text = sent().getByText("The slip was accepted: the money is in your wallet.");
    await expect.element(text).toBeVisible();
    expect(sent().element().textContent).not.toMatch(/\d\.\d\d/);
  });

  test("says why the slip was refused, and what to do", async () => {
    const { judge } = await sendASlip(READING);
    await expect.element(sent().getByText(/We are checking your slip/)).toBeVisible();
    judge(REFUSED);
    await expect.element(sent().getByText(REFUSED_TEXT)).toBeVisible();
    expect(verdict().elements()).toEqual([]);
  });

  test("leads first to the slip's status", async () => {
    await sendASlip(READING);
    await expect.element(sent()).toBeVisible();
    const strongest = sent()
      .getByRole("button")
      .elements()
      .filter((one) => one.dataset["variant"] === "primary");
    expect(strongest.map((one) => one.textContent)).toEqual(["See slip status"]);
  });
});

describe("a slip that is judged at once", () => {
  beforeEach(() => void holdTimers(END_TIMEOUT));

  test("and accepted is not said to be checked still", async () => {
    await sendASlip(ACCEPTED);
    await expect.element(verdict().getByText(ACCEPTED_TEXT)).toBeVisible();
    expect(sent().elements()).toEqual([]);
  });

  test("and accepted is told without figures while the member hides amounts", async () => {
    window.sessionStorage.setItem("hiddenAmounts", "true");
    await sendASlip(ACCEPTED);
    await expect
      .element(verdict().getByText("The slip was accepted: the money is in your wallet."))
      .toBeVisible();
    expect(verdict().element().textContent).not.toMatch(/\d\.\d\d/);
  });

  test("and refused says why, and what to do", async () => {
    await sendASlip(REFUSED);
    await expect.element(verdict().getByText(REFUSED_TEXT)).toBeVisible();
    expect(sent().elements()).toEqual([]);
  });
});
