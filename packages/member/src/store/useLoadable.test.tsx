import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aGameAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import { backend } from "../testing/deposit-dialog.ts";
import { answer } from "../testing/mock-backend.ts";
import { FIXED_MARKET, renderSite } from "../testing/render-site.tsx";

test.each([
  ["home", "/user/home", "GET /api/wallet"],
  ["the statement", "/user/statement", "POST /api/statement"],
  ["the profile", "/user/profile", "GET /api/account/profile"],
  ["contact", "/user/contact", "GET /api/lookup/contact"],
  ["the conditions", "/user/statement?dialog=conditions", "GET /api/lookup/conditions"],
  ["the slips", "/user/profile?dialog=slips", "POST /api/statement/slip"],
  ["a statement entry", "/user/profile?dialog=statement-entry&type=deposit", "POST /api/statement"],
  ["a deposit", "/user/profile?dialog=deposit", "GET /api/lookup/deposit"],
  ["a QR", "/user/profile?dialog=deposit&method=qr-WW", "GET /api/qrcode/WW"],
  ["a transfer", "/user/profile?dialog=transfer", "GET /api/wallet"],
  ["a withdrawal", "/user/profile?dialog=withdraw", "GET /api/wallet"],
  ["the look-up of withdrawal limits", "/user/profile?dialog=withdraw", "GET /api/lookup/withdraw"],
  ["a game account", "/user/profile?dialog=game&code=PG", "GET /api/wallet"],
  ["the login of a game", "/user/profile?dialog=game&code=PG", "GET /api/wallet/account/PG"],
])(
  "while %s loads again after a failure, the message stays and the button is busy",
  async (_what, address, call) => {
    const { table, callsTo } = backend({
      "GET /api/wallet": () => answer(aWalletAnswer({ slots: [aGameAccount()] })),
      [call]: () => answer({ message: "NO_DATA" }, 500),
    });
    await renderSite(address, FIXED_MARKET, "token-a");
    const content = page.getByRole(address.includes("dialog") ? "dialog" : "main");
    const message = content.getByText(/Nothing was found\./).first();
    // Home has one for the balance and one for the games.
    const retry = content.getByRole("button", { name: "Try again" }).first();
    await expect.element(retry).toBeVisible();
    await expect.element(message).toBeVisible();
    // A part that mounts after the failure loads the same data once more: a press counts only once that has ended.
    await retry.click({ trial: true });
    await expect.element(retry).not.toHaveAttribute("aria-busy");
    const before = callsTo(call).length;
    const { promise, resolve } = Promise.withResolvers<Response>();
    table[call] = () => promise;
    // Not a mouse click: it would focus the window, and that alone refetches home.
    (retry.element() as HTMLElement).click();
    await expect.poll(() => callsTo(call).length).toBe(before + 1);
    await expect.element(retry).toHaveAttribute("aria-busy", "true");
    await expect.element(message).toBeVisible();
    resolve(answer({ message: "NO_DATA" }, 500));
    await expect.element(retry).not.toHaveAttribute("aria-busy");
  },
);
