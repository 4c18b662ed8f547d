import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "../testing/render-site.tsx";
import { answer, type ReceivedCall, mockBackend } from "../testing/mock-backend.ts";

const TRANSFER = "POST /api/wallet/transfer";
const dialog = () => page.getByRole("dialog", { name: "Transfer" });

/** A server that supports keys echoes them in every answer to a keyed call. */
function echoed({ key }: ReceivedCall): Response {
  return new Response(JSON.stringify({ message: "SUCCESS" }), { headers: { "Idempotency-Key": key ?? "" } });
}

function backend() {
  const wallet = aWalletAnswer({ slots: [aGameAccount({ code: "PG", isActive: true })] });
  return mockBackend({ "GET /api/wallet": () => answer(wallet), [TRANSFER]: echoed });
}

async function transfer() {
  await dialog().getByLabelText("Amount", { exact: true }).fill("5");
  await dialog().getByRole("button", { name: "Transfer", exact: true }).click();
}

const open = () => renderSite("/user/home?dialog=transfer&to=PG", FIXED_MARKET, "token-a");
const unknown = () => page.getByText("Outcome unknown").first();
const done = () => page.getByRole("alertdialog", { name: "Transferred" });

/** The next transfer's answer is lost; later ones arrive. */
function loseOne(table: ReturnType<typeof backend>["table"]) {
  table[TRANSFER] = () => {
    table[TRANSFER] = echoed;
    return Promise.reject(new TypeError("dropped"));
  };
}

test("the first transfer after a reload, if its answer is lost, is sent again under its key to a server that supports keys", async () => {
  const { table, callsTo } = backend();
  const { screen } = await open();
  await transfer();
  await expect.element(done()).toBeVisible();
  await screen.unmount();

  loseOne(table);
  await open();
  await transfer();
  await expect.element(done()).toBeVisible();
  const keys = callsTo(TRANSFER).map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(keys[2]).toBe(keys[1]);
});

test.each([
  ["was more than a day ago", `${Date.now() - 25 * 3_600_000} ${window.location.origin}`],
  ["is one that an earlier release noted without its time", window.location.origin],
])("nothing is sent again to a server whose last echo %s", async (_what, stored) => {
  window.localStorage.setItem("knowsKeys", stored);
  const { table, callsTo } = backend();
  loseOne(table);
  await open();
  await transfer();
  await expect.element(unknown()).toBeVisible();
  expect(callsTo(TRANSFER)).toHaveLength(1);
});

test("nothing is sent again to a server that has never echoed a key, or has stopped echoing them", async () => {
  const { table, callsTo } = backend();
  loseOne(table);
  const first = await open();
  await transfer();
  await expect.element(unknown()).toBeVisible();
  expect(callsTo(TRANSFER)).toHaveLength(1);
  await first.screen.unmount();

  table[TRANSFER] = echoed;
  const second = await open();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Start over" }).click();
  await transfer();
  await expect.element(done()).toBeVisible();
  await second.screen.unmount();
  table[TRANSFER] = () => answer({ message: "SUCCESS" });
  const third = await open();
  await transfer();
  await expect.element(done()).toBeVisible();
  await third.screen.unmount();

  loseOne(table);
  await open();
  await transfer();
  await expect.element(unknown()).toBeVisible();
  expect(callsTo(TRANSFER)).toHaveLength(4);
});

test("a transfer that was refused with its session is not sent by the next one, though the page was loaded again", async () => {
  const { table, callsTo } = backend();
  const { screen } = await open();
  await transfer();
  await expect.element(done()).toBeVisible();
  await screen.unmount();

  table[TRANSFER] = () => answer({ message: "invalid-token" }, 401);
  const expired = await open();
  await transfer();
  await expect.element(page.getByRole("heading", { name: "Log in" })).toBeVisible();
  await expired.screen.unmount();

  table[TRANSFER] = echoed;
  await open();
  await expect.element(dialog().getByLabelText("Amount", { exact: true })).toHaveValue("5");
  expect(page.getByText("being confirmed").elements()).toEqual([]);
  expect(callsTo(TRANSFER)).toHaveLength(2);
});
