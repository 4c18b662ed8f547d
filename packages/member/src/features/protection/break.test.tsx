import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aBankAccount, aProfile, aWalletAnswer } from "@member-wallet/api/fixtures";
import type { BreakHours } from "@member-wallet/domain";
import { beginBreak } from "../../protection/begin-break.ts";
import { browserStorages } from "../../storage/storage.ts";
import { answer } from "../../testing/mock-backend.ts";
import { OFFER } from "../../testing/deposit-dialog.ts";
import { FIXED_MARKET } from "../../testing/render-site.tsx";
import { button, dialog, open, protectionBackend } from "../../testing/protection.ts";

const HOUR = 3_600_000;

const closed = () => dialog().getByText("You are taking a break until", { exact: false });

/** A break that the member has begun at this time, in an earlier visit. */
function isOnBreak(hours: BreakHours, since = Date.now()) {
  beginBreak(browserStorages().local, aProfile()._id, hours, since);
}

test("a break is asked for twice, and begins with the second answer only", async () => {
  protectionBackend();
  await open("/user/profile");
  await button("24 hours").click();
  await expect.element(page.getByRole("alertdialog", { name: "Take a break of 24 hours?" })).toBeVisible();
  await button("Continue").click();
  await expect.element(page.getByRole("alertdialog", { name: "Begin the break now?" })).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect.element(button("24 hours")).toBeVisible();
  expect(Object.keys(window.localStorage).filter((key) => key.startsWith("break"))).toEqual([]);
  await button("24 hours").click();
  await button("Continue").click();
  await button("Begin the break").click();
  await expect.element(page.getByText("You are taking a break until", { exact: false })).toBeVisible();
  expect(button("24 hours").elements()).toEqual([]);
});

test("a break closes deposits but takes the slip of an earlier transfer, and says whom to ask", async () => {
  protectionBackend();
  isOnBreak(1);
  await open("/user/home?dialog=deposit&method=SCB-4680123456");
  await expect.element(closed()).toBeVisible();
  await expect.element(dialog().getByRole("link", { name: "Call 1323" })).toBeVisible();
  await expect.element(dialog().getByRole("link", { name: "Contact support" })).toBeVisible();
  await expect.element(dialog().getByText("Send its slip here", { exact: false })).toBeVisible();
  expect(page.getByText("468-012-3456").elements()).toEqual([]);
});

test.each(["bonus&code=DAILY", "promotion&code=NEW", "wheel"])("a break closes %s", async (address) => {
  protectionBackend();
  isOnBreak(1);
  await open(`/user/home?dialog=${address}`);
  await expect.element(closed()).toBeVisible();
});

test("during a break money moves out of a game, and none moves in", async () => {
  protectionBackend();
  isOnBreak(168);
  await open("/user/home?dialog=game&code=PG");
  await expect.element(closed()).toBeVisible();
  await expect.element(dialog().getByRole("button", { name: /^Move .*out/ })).toBeVisible();
  expect(
    dialog()
      .getByRole("button", { name: /play| in$/i })
      .elements(),
  ).toEqual([]);
});

test("a break leaves withdrawing as it is", async () => {
  protectionBackend();
  isOnBreak(168);
  await open("/user/home?dialog=withdraw");
  await expect.element(page.getByRole("dialog", { name: "Withdraw" })).toBeVisible();
  expect(closed().elements()).toEqual([]);
});

test("the server's clock counts: a phone set ahead opens nothing", async () => {
  const really = Date.now();
  const inTime = (body: unknown) => {
    const sent = answer(body);
    sent.headers.set("Date", new Date(really).toUTCString());
    return sent;
  };
  protectionBackend({
    "GET /api/wallet": () => inTime(aWalletAnswer()),
    "GET /api/lookup/deposit": () => inTime(OFFER),
  });
  isOnBreak(24, really);
  vi.spyOn(Date, "now").mockReturnValue(really + 48 * HOUR);
  await open("/user/home?dialog=deposit");
  await expect.element(closed()).toBeVisible();
});

test("after its end everything is open again, and another member's break closes nothing", async () => {
  protectionBackend();
  isOnBreak(1, Date.now() - 2 * HOUR);
  beginBreak(browserStorages().local, "another member", 168, Date.now());
  await open("/user/home?dialog=deposit");
  await expect.element(page.getByRole("button", { name: /Bank SCB/ })).toBeVisible();
  expect(closed().elements()).toEqual([]);
});

test("a market without protection offers no break", async () => {
  protectionBackend({
    "GET /api/account/profile": () => answer({ profile: aProfile(), bankAccount: aBankAccount() }),
  });
  await open("/user/profile", FIXED_MARKET);
  await expect.element(page.getByRole("region", { name: "Bank account" })).toBeVisible();
  expect(page.getByText("Play safely").elements()).toEqual([]);
});
