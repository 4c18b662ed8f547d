import type { BrowserContext, BrowserContextOptions } from "@playwright/test";
import { expect, logIn, test, walletOf } from "../support/journey.ts";
import { resetFaults, setSwitches } from "../support/sandbox.ts";
import { chatOf } from "../support/support-chat.ts";
import { transferDialog } from "../support/transfer-dialog.ts";

interface OddPhone {
  name: string;
  options?: BrowserContextOptions;
  prepare?: (context: BrowserContext) => Promise<unknown>;
}

/** The user agents of pages that open inside LINE, where there are no tabs and no installing. */
const LINE_ON_ANDROID =
  "Mozilla/5.0 (Linux; Android 10; Redmi 8A Build/QKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/138.0.0.0 Mobile Safari/537.36 Line/15.6.0/IAB";
const LINE_ON_IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.6.0";

const ODD_PHONES: readonly OddPhone[] = [
  {
    name: "without channels and locks between tabs",
    prepare: (context) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(window, "BroadcastChannel");
        Reflect.deleteProperty(Navigator.prototype, "locks");
      }),
  },
  {
    name: "without a database for files",
    prepare: (context) => context.addInitScript(() => Reflect.deleteProperty(window, "indexedDB")),
  },
  {
    name: "that refuses all storage",
    prepare: (context) =>
      context.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException("Access is denied for this document.", "SecurityError");
            },
          });
      }),
  },
  {
    name: "whose browser is from early 2023",
    prepare: (context) =>
      context.addInitScript(() => {
        const later: [object, string[]][] = [
          [URL, ["canParse", "parse"]],
          [Promise, ["withResolvers", "try"]],
          [AbortSignal, ["any"]],
          [Array, ["fromAsync"]],
          [Object, ["groupBy"]],
          [Map, ["groupBy"]],
          [Intl, ["Segmenter", "DurationFormat"]],
          [Set.prototype, ["union", "intersection", "difference", "isSubsetOf"]],
          [Element.prototype, ["moveBefore"]],
          [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
          [window, ["navigation"]],
        ];
        for (const [owner, names] of later) for (const name of names) Reflect.deleteProperty(owner, name);
      }),
  },
  { name: "inside LINE on Android", options: { userAgent: LINE_ON_ANDROID } },
  { name: "inside LINE on an iPhone", options: { userAgent: LINE_ON_IPHONE } },
  { name: "that saves data", options: { extraHTTPHeaders: { "Save-Data": "on" } } },
];

test.use({ agreed: false });
test.afterEach(resetFaults);

for (const { name, options = {}, prepare } of ODD_PHONES) {
  test.describe(() => {
    test.use(options);
    test(
      `on a phone ${name} a member moves money, writes to support and logs out`,
      { tag: "@long" },
      async ({ page, context, member, t }) => {
        await setSwitches({ enableChatWidget: true });
        await prepare?.(context);
        const before = await walletOf(member);
        await logIn(page, t, member);
        await page.getByRole("button", { name: t("terms", "accept") }).click();
        await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
        const form = transferDialog(page, t);
        await form.to.selectOption("PG");
        await form.amount.fill("1");
        await form.submit.click();
        const told = page.getByRole("alertdialog", { name: t("acts", "transferred.title") });
        await expect(told.getByText("1.00")).toBeVisible();
        await told
          .getByRole("button", { name: t("ui", "close") })
          .last()
          .click();
        const after = await walletOf(member);
        expect(after.wallet.amount).toBeCloseTo(before.wallet.amount - 1, 2);
        const sum = after.wallet.amount + after.slots.reduce((all, game) => all + game.amount, 0);
        await expect(page.getByTestId("total-balance")).toContainText(
          sum.toLocaleString("en-US", { minimumFractionDigits: 2 }),
        );
        const chat = chatOf(page, t);
        await chat.open();
        await chat.say(`Written ${name}`);
        await expect(chat.log.getByText(`Written ${name}`)).toBeVisible();
        await chat.close();
        await page.getByRole("button", { name: t("member", "logOut") }).click();
        await expect(page).toHaveURL(/\/login$/);
        await expect(page.getByText(`Written ${name}`)).toHaveCount(0);
      },
    );
  });
}
