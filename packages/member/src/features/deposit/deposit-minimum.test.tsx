import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/mock-backend.ts";
import { backend, button, field, NO_QR, OFFER, open, toast } from "../../testing/deposit-dialog.ts";

const LINK = "https://gift.truemoney.com/campaign/?v=0123456789abcdef";

/** A backend that also offers the bank's QR. */
const withBankQr = (over: object) => {
  const banks = [...OFFER.banks, { ...OFFER.banks[0], bankCode: "KBANK" }];
  return backend({
    "GET /api/lookup/deposit": () => answer({ ...OFFER, banks, ...over }),
    "GET /api/qrcode/KBANK": () => answer(NO_QR),
  });
};

/** Every minimum that the page shows. */
const atLeast = () =>
  page
    .getByText(/At least/)
    .elements()
    .flatMap((element) => element.textContent?.match(/At least [\d,.]+ baht/)?.[0] ?? []);

describe("the minimum", () => {
  test.each([
    ["", "Choose a deposit method", []],
    ["SCB-4680123456", "Account number", ["At least 20.00 baht"]],
    ["qr-KBANK", "Amount", ["At least 20.00 baht"]],
    ["qr-WW", "Amount", ["At least 100.00 baht"]],
    ["gift-link", "Message with the gift link", ["At least 20.00 baht"]],
  ])("at %j is that way's own, said once", async (way, there, said) => {
    withBankQr({});
    await open(way);
    await expect.element(page.getByText(there, { exact: true }).first()).toBeVisible();
    expect(atLeast()).toEqual(said);
  });

  test.each([
    ["qr-WW", "At least 100.00 baht"],
    ["qr-KBANK", "At least 1.00 baht"],
    ["gift-link", "At least 2.00 baht"],
  ])("at %j is the fixed one where the operator names none", async (way, said) => {
    withBankQr({ depositMin: undefined });
    await open(way);
    await expect.element(page.getByText(said, { exact: false })).toBeVisible();
    expect(atLeast()).toEqual([said]);
  });

  test("of a QR disables its button and removes lower suggested amounts", async () => {
    withBankQr({});
    await open("qr-KBANK");
    await expect.element(button("20")).toBeVisible();
    expect(button("10").elements()).toEqual([]);
    await field("Amount").fill("19.99");
    await expect.element(field("Amount")).toHaveAccessibleDescription("At least 20.00 baht");
    await expect.element(button("Create a QR code")).toBeDisabled();
    await field("Amount").fill("20");
    await expect.element(button("Create a QR code")).toBeEnabled();
  });
});

test("rejects a gift link below the minimum with that reason, and the link stays in the field", async () => {
  backend({ "POST /api/wallet/truelink": () => answer({ message: "TRUELINK_MINIMUM" }, 400) });
  await open("gift-link");
  await field("Message with the gift link").fill(LINK);
  await button("Deposit with this link").click();
  await expect
    .element(
      toast(
        "This gift link is worth less than the minimum deposit, so it was not used. Send one that is worth more.",
      ),
    )
    .toBeVisible();
  await expect.element(field("Message with the gift link")).toHaveValue(LINK);
});
