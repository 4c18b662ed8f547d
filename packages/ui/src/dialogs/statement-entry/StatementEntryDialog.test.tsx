import { satang } from "@member-wallet/domain";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../../testing/TestProviders.tsx";
import type { StatementEntryDialogProps, StatementEntryView } from "./props.ts";
import { anEntryDialog, anEntryView } from "./statement-entry-fixtures.ts";
import { StatementEntryDialog } from "./StatementEntryDialog.tsx";

const copied: string[] = [];
beforeEach(() => {
  copied.length = 0;
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
});
afterEach(() => vi.restoreAllMocks());

const show = (changes: Partial<StatementEntryDialogProps>) =>
  render(
    <TestProviders>
      <StatementEntryDialog {...anEntryDialog(changes)} />
    </TestProviders>,
  );
const showEntry = (over: Partial<StatementEntryView>) =>
  show({ content: { kind: "ready", data: anEntryView({ activity: "Withdraw", from: "Wallet", ...over }) } });

test("an entry is copied as one line for support", async () => {
  await showEntry({});
  await page.getByRole("button", { name: "Copy: details of this entry" }).click();
  await expect
    .poll(() => copied)
    .toEqual(["05/01/2026 10:04:05 · Withdraw · -1,000.00 baht · From Wallet to ธนาคารไทยพาณิชย์"]);
});

test("a side that is not known is neither shown nor copied", async () => {
  await showEntry({ from: null, to: null, sign: null });
  await page.getByRole("button", { name: /^Copy/ }).click();
  await expect.poll(() => copied).toEqual(["05/01/2026 10:04:05 · Withdraw · 1,000.00 baht"]);
  expect(page.getByText("From", { exact: true }).elements()).toEqual([]);
});

test.each([
  ["failed", "returned", "The money was returned to your wallet."],
  ["in-progress", "waiting", "Wait for the transfer to your bank account."],
  ["success", "paid", "Paid to your bank account"],
] as const)(
  "a withdrawal that is %s shows since when, and how far its money is",
  async (state, note, text) => {
    await showEntry({ state, note });
    const steps = page.getByRole("dialog").getByRole("listitem");
    await expect.element(steps.first()).toHaveTextContent("Withdrawal requested05/01/2026 10:04:05");
    await expect.element(steps.last()).toHaveTextContent(text);
    expect(steps.last().element().getAttribute("aria-current")).toBe(note === "waiting" ? "step" : null);
  },
);

const steps = () =>
  page
    .getByRole("dialog")
    .getByRole("listitem")
    .elements()
    .map(({ textContent }) => textContent);

test("a withdrawal shows the time of each step that has one", async () => {
  const [sentAt, endedAt] = ["2026-01-05T03:09:00.000Z", "2026-01-05T03:11:30.000Z"];
  const screen = await showEntry({ state: "in-progress", note: "checking" });
  const asked = "Withdrawal requested05/01/2026 10:04:05";
  await expect.poll(steps).toEqual([asked, "We are checking your withdrawal"]);
  await screen.unmount();
  await showEntry({ note: "paid", sentAt, endedAt });
  await expect
    .poll(steps)
    .toEqual([
      asked,
      "Transfer order sent to the bank05/01/2026 10:09:00",
      "Paid to your bank account05/01/2026 10:11:30",
    ]);
});

test("a deposit shows the steps that are known, each with its time", async () => {
  await show({
    steps: [
      { what: "slip.received", at: "2026-01-05T02:58:40.000Z" },
      { what: "arrived", at: "2026-01-05T03:04:05.000Z" },
    ],
  });
  await expect
    .poll(steps)
    .toEqual(["We received your slip05/01/2026 09:58:40", "The money is in your wallet05/01/2026 10:04:05"]);
});

test.each([
  [satang(227_000), "taken", "This amount was deducted from your balance."],
  [satang(0), "nothingTaken", "Nothing was deducted from your balance."],
] as const)(
  "the end of a bonus that took %s satang says so, and names the bonus",
  async (amount, note, text) => {
    const over = { activity: "Bonus ended", name: "Promotion BUY1/GET1", sign: null, to: null, amount, note };
    await showEntry(over);
    await expect.element(page.getByText(text)).toBeVisible();
    await expect.element(page.getByText("Promotion BUY1/GET1", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: /^Copy/ }).click();
    await expect.poll(() => copied[0]).toMatch(/ · Bonus ended · Promotion BUY1\/GET1 · /);
  },
);

test("a name with words of several languages is on one line", async () => {
  await showEntry({ name: "โปรโมชัน BUY1/GET1", from: "ธนาคาร KBANK 1" });
  for (const text of ["โปรโมชัน BUY1/GET1", "ธนาคาร KBANK 1"]) {
    const value = page.getByText(text, { exact: true }).first().element();
    const range = document.createRange();
    range.selectNodeContents(value);
    const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)));
    expect(tops.size).toBe(1);
  }
});

test("a missing entry shows where to find it", async () => {
  await show({ content: { kind: "ready", data: null } });
  await expect.element(page.getByText("This entry was not found")).toBeVisible();
});

test("an entry that failed to load can be retried", async () => {
  const retry = vi.fn<() => void>();
  await show({ content: { kind: "failed", message: "No connection", retrying: false, retry } });
  await page.getByRole("button", { name: "Try again" }).click();
  expect(retry).toHaveBeenCalledOnce();
});
