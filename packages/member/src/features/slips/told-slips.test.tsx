import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aSlipEntry } from "@member-wallet/api/fixtures";
import { storedActs } from "../../testing/left-act.ts";
import { answer, type ReceivedCall } from "../../testing/mock-backend.ts";
import { backend, button, field, open, toast } from "../../testing/deposit-dialog.ts";

const LIST = "POST /api/statement/slip";

const READING = { amount: 0, status: "PENDING" };
const ACCEPTED = { amount: 300, status: "SUCCESS" };
const REFUSED = { amount: 0, status: "FAILED", note: "SLIP_REFNO_DUPLICATED" };
type Standing = typeof READING | typeof REFUSED;

/** Tabs hear of each other what was told: each test has a slip of its own. */
let made = 0;

const list = () => page.getByRole("dialog", { name: "Slip status" });
const line = () => page.getByText("Checking your slip", { exact: true });
const coins = () => page.getByTestId("coin-burst");
const received = () => toast("300.00 baht received · Your wallet now holds 1,000.00 baht.");
const refusal = () => page.getByRole("alertdialog", { name: "Transfer slip" });
const pageOne = () => list().getByText("The slip you just sent");
const pageTwo = () => list().getByText("11.00");
const turnTo = (number: 1 | 2) =>
  list()
    .getByRole("button", { name: `Page ${number}`, exact: true })
    .click();
/** The end that the member knows. */
const TOLD = /"kind":"ended","told":true/;

/** A member who sent a slip, the newest of twelve, and opened their list. */
async function openTheList() {
  const reference = `slip-${(made += 1)}-of-a-list`;
  const older = Array.from({ length: 11 }, (_, at) =>
    aSlipEntry({ reference: `slip-${at}`, amount: at + 1 }),
  );
  const answering =
    (standing: Standing) =>
    ({ body }: ReceivedCall) => {
      const slips = [aSlipEntry({ reference, ...standing }), ...older];
      const isSecond = typeof body === "object" && body !== null && "page" in body && body.page === 2;
      return answer({ slips: isSecond ? slips.slice(10) : slips.slice(0, 10), total: slips.length });
    };
  const { table } = backend({
    "POST /api/wallet/slip": () => answer({ message: "SUCCESS", reference }),
    [LIST]: answering(READING),
  });
  await open("SCB-4680123456");
  await field("Transfer slip").upload(new File(["slip"], "slip.jpg", { type: "image/jpeg" }));
  await button("Send the slip").click();
  await page
    .getByRole("alertdialog", { name: "Slip received" })
    .getByRole("button", { name: "Close" })
    .last()
    .click();
  await page.getByRole("button", { name: /Checking your slip/ }).click();
  await expect.element(pageOne()).toBeVisible();
  return { judge: (standing: Standing) => (table[LIST] = answering(standing)) };
}

/** The slip is judged, and the app finds that out, while the list shows the older ones. */
async function judgeBehindPageTwo(standing: Standing) {
  const { judge } = await openTheList();
  await turnTo(2);
  await expect.element(pageTwo()).toBeVisible();
  judge(standing);
  await expect.element(line()).not.toBeInTheDocument();
  await expect.element(pageTwo()).toBeVisible();
  expect(received().elements()).toEqual([]);
  expect(refusal().elements()).toEqual([]);
}

async function close() {
  await list().getByRole("button", { name: "Close" }).last().click();
  await expect.element(list()).not.toBeInTheDocument();
}

describe("a slip that is judged while the list shows an older page", () => {
  test("and accepted lets the coins fly, and is told once the list closes", async () => {
    await judgeBehindPageTwo(ACCEPTED);
    await expect.element(coins()).toBeInTheDocument();
    await close();
    await expect.element(received()).toBeVisible();
    await expect.poll(storedActs).toMatch(TOLD);
  });

  test("and refused is told once the list closes", async () => {
    await judgeBehindPageTwo(REFUSED);
    await close();
    await expect.element(refusal().getByText(/duplicate slip/)).toBeVisible();
    await expect.poll(storedActs).toMatch(TOLD);
  });

  test.each([
    ["accepted", ACCEPTED],
    ["refused", REFUSED],
  ])("and %s is told by the page with it, and nowhere else", async (_verdict, standing) => {
    await judgeBehindPageTwo(standing);
    await turnTo(1);
    await expect.element(pageOne()).toBeVisible();
    await expect.poll(storedActs).toMatch(TOLD);
    await close();
    expect(received().elements()).toEqual([]);
    expect(refusal().elements()).toEqual([]);
  });
});

test("a slip that is accepted where the list shows it is told there alone, and the coins fly", async () => {
  const { judge } = await openTheList();
  judge(ACCEPTED);
  await button("Update").click();
  await expect.element(list().getByText(/^The slip was accepted: 300\.00 baht/)).toBeVisible();
  await expect.element(coins()).toBeInTheDocument();
  await expect.poll(storedActs).toMatch(TOLD);
  await close();
  expect(received().elements()).toEqual([]);
});
