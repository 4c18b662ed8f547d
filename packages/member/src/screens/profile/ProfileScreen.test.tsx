import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { aBankAccount, aProfile } from "@member-wallet/api/fixtures";
import { brokenWords, overflowing, resizePage } from "@member-wallet/ui/testing";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

function backend(bankAccount = aBankAccount(), over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/account/profile": () => answer({ profile: aProfile({ name: "Somchai" }), bankAccount }),
    "PUT /api/account/profile": () => answer({ message: "SUCCESS" }),
    "PUT /api/account/bankAccountName": () => answer({ message: "SUCCESS" }),
    "PUT /api/account/changepwd": () => answer({ message: "SUCCESS" }),
    ...over,
  });
}

const open = (address: string) => renderSite(address, FIXED_MARKET, "token-a");
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole("button", { name: "Save" });

let copied: string[] = [];
beforeEach(() => {
  copied = [];
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => void copied.push(text));
});

function topsOfCards(): number[] {
  return ["Member details", "Bank account"].map((name) => {
    const card = page.getByRole("region", { name, exact: true });
    return Math.round(card.element().getBoundingClientRect().top);
  });
}

describe("the profile", () => {
  test("shows a ten-digit account number as 3-3-rest and copies its digits only", async () => {
    backend();
    await open("/user/profile");
    await expect.element(page.getByText("123-456-7890")).toBeVisible();
    await expect.element(page.getByText("ธนาคารไทยพาณิชย์")).toBeVisible();
    await page.getByRole("button", { name: "Copy: Account number" }).click();
    await expect.poll(() => copied).toEqual(["1234567890"]);
  });

  test("gives names in another script than the page their own language", async () => {
    backend(aBankAccount(), {
      "GET /api/account/profile": () =>
        answer({
          profile: aProfile({ name: "สมชาย" }),
          bankAccount: aBankAccount({ bankAccountName: "ສົມພອນ" }),
        }),
    });
    await open("/user/profile");
    await expect.element(page.getByText("สมชาย", { exact: true })).toHaveAttribute("lang", "th");
    await expect.element(page.getByText("ສົມພອນ", { exact: true })).toHaveAttribute("lang", "lo");
  });

  test("shows all of a long member id, and copies it", async () => {
    const id = "64b1f0c2a9d3e5f6a7b8c9d0";
    const profile = { ...aProfile(), _id: id };
    backend(aBankAccount(), {
      "GET /api/account/profile": () => answer({ profile, bankAccount: aBankAccount() }),
    });
    await open("/user/profile");
    await expect.element(page.getByText(id)).toBeVisible();
    await page.getByRole("button", { name: "Copy: Member ID" }).click();
    await expect.poll(() => copied).toEqual([id]);
  });

  test("has a labelled row that changes the password", async () => {
    backend();
    await open("/user/profile");
    const change = page.getByRole("button", { name: "Change password" });
    await expect.element(change).toHaveTextContent("Change password");
    await change.click();
    await expect.element(page.getByRole("dialog", { name: "Change password" })).toBeVisible();
  });

  test.each([
    [320, "100%"],
    [360, "100%"],
    [320, "200%"],
    [768, "200%"],
    [1280, "100%"],
  ] as const)(
    "at %i px and a text size of %s breaks no word and no group of a number",
    async (width, text) => {
      await resizePage(width, text);
      backend(aBankAccount({ bankAccountNo: "010120009876543" }));
      await open("/user/profile");
      await expect.element(page.getByText("010120009876543")).toBeVisible();
      const main = page.getByRole("main").element();
      expect(overflowing(main)).toEqual([]);
      expect(brokenWords(main).filter((word) => word !== "010120009876543")).toEqual([]);
      const groups = page.getByText("010120009876543").element().children;
      expect(groups).toHaveLength(4);
      for (const group of groups) {
        expect(group.getClientRects()).toHaveLength(1);
      }
    },
  );

  test("has its cards beside each other from a tablet on, and under one another on a phone", async () => {
    backend();
    await open("/user/profile");
    await expect.element(page.getByText("Somchai")).toBeVisible();
    await resizePage(768);
    await expect.poll(() => new Set(topsOfCards()).size).toBe(1);
    await resizePage(360);
    await expect.poll(() => new Set(topsOfCards()).size).toBe(2);
    await resizePage(1280);
    await expect.poll(() => new Set(topsOfCards()).size).toBe(1);
  });

  test("is asked for again when it did not come", async () => {
    const { table } = backend(aBankAccount(), { "GET /api/account/profile": () => answer({}, 500) });
    await open("/user/profile");
    const retry = page.getByRole("button", { name: "Try again" });
    await expect.element(retry).toBeVisible();
    table["GET /api/account/profile"] = () =>
      answer({ profile: aProfile({ name: "Somchai" }), bankAccount: aBankAccount() });
    await retry.click();
    await expect.element(page.getByText("Somchai")).toBeVisible();
  });

  test("saves a name with the bank fields unchanged", async () => {
    const { callsTo } = backend();
    await open("/user/profile?dialog=edit-profile");
    await field("Name").fill("Malee");
    await save().click();
    await expect.element(page.getByText("Saved")).toBeVisible();
    const { bankCode, bankAccountName, bankAccountNo } = aBankAccount();
    expect(callsTo("PUT /api/account/profile").map(({ body }) => body)).toEqual([
      { name: "Malee", bankCode, bankAccountName, bankAccountNo },
    ]);
    expect(window.location.search).toBe("");
  });

  test("saves a name with the bank fields that the server has by then, and shows them", async () => {
    const { callsTo, table } = backend();
    await open("/user/profile?dialog=edit-profile");
    await field("Name").fill("Malee");
    const corrected = aBankAccount({ bankAccountName: "MALEE SUKJAI" });
    table["GET /api/account/profile"] = () => answer({ profile: aProfile(), bankAccount: corrected });
    await save().click();
    await expect.element(page.getByText("Saved")).toBeVisible();
    expect(callsTo("PUT /api/account/profile").map(({ body }) => body)).toMatchObject([
      { name: "Malee", bankAccountName: "MALEE SUKJAI" },
    ]);
    await expect.element(page.getByText("MALEE SUKJAI")).toBeVisible();
  });

  test("sends no name with bank fields that it could not ask for", async () => {
    const { callsTo, table } = backend();
    await open("/user/profile?dialog=edit-profile");
    await field("Name").fill("Malee");
    table["GET /api/account/profile"] = () => answer({}, 500);
    await save().click();
    await expect
      .element(page.getByRole("dialog").getByText(/^Something went wrong on our side/))
      .toBeVisible();
    await expect.element(field("Name")).toHaveValue("Malee");
    expect(callsTo("PUT /api/account/profile")).toEqual([]);
  });

  test("shows what another device has changed once the member is back", async () => {
    const { table } = backend();
    await open("/user/profile");
    await expect.element(page.getByText("Somchai")).toBeVisible();
    table["GET /api/account/profile"] = () =>
      answer({ profile: aProfile({ name: "Malee" }), bankAccount: aBankAccount() });
    window.dispatchEvent(new Event("focus"));
    await expect.element(page.getByText("Malee")).toBeVisible();
  });
});

test("a name that the server refused says why until it is changed, and nothing beside it", async () => {
  const { table } = backend(aBankAccount(), {
    "PUT /api/account/profile": () => answer({ message: "INVALID_USER_INFO" }, 400),
  });
  const refusal = page.getByText("Your details are not valid. Check them and try again.");
  await open("/user/profile?dialog=edit-profile");
  await field("Name").fill("Malee");
  await save().click();
  await expect.element(refusal).toBeVisible();
  await expect.element(field("Name")).toHaveValue("Malee");
  await field("Name").fill("");
  await save().click();
  await expect.element(field("Name")).toHaveAccessibleDescription("Enter a name");
  expect(refusal.elements()).toEqual([]);
  table["PUT /api/account/profile"] = () => answer({ message: "SUCCESS" });
  await field("Name").fill("Mali");
  await save().click();
  await expect.element(page.getByText("Saved")).toBeVisible();
});

describe("a Thai account name at a bank that takes English ones", () => {
  test("is edited before its number is copied, which then follows by itself", async () => {
    const { callsTo } = backend(aBankAccount({ bankCode: "KTB" }));
    await open("/user/profile");
    const copy = page.getByRole("button", { name: "Copy: Account number" });
    await expect
      .element(copy)
      .toHaveAccessibleDescription(
        "Your bank uses names in English. Edit the name first; then we copy the account number for you.",
      );
    await copy.click();
    expect(copied).toEqual([]);
    await field("Bank account name").fill("somchai jaidee");
    await save().click();
    await expect.poll(() => copied).toEqual(["1234567890"]);
    expect(callsTo("PUT /api/account/bankAccountName")[0]?.body).toEqual({
      bankCode: "KTB",
      bankAccountName: "SOMCHAI JAIDEE",
    });
  });

  test("that a link asks for is saved, and the link's number is not copied", async () => {
    const { callsTo } = backend(aBankAccount({ bankCode: "KTB" }));
    await open("/user/profile?dialog=bank-account-name&copy=1112223334");
    await field("Bank account name").fill("somchai jaidee");
    const dialog = page.getByRole("dialog", { name: "Bank account name" });
    expect(dialog.getByText("then we copy the account number for you", { exact: false }).elements()).toEqual(
      [],
    );
    await save().click();
    await expect.element(page.getByText("Saved")).toBeVisible();
    await expect.poll(() => window.location.search).toBe("");
    expect(callsTo("PUT /api/account/bankAccountName")).toHaveLength(1);
    expect(copied).toEqual([]);
  });

  test("that the server refuses stays open and is said in a toast", async () => {
    backend(aBankAccount(), {
      "PUT /api/account/bankAccountName": () => answer({ message: "BANK_ACCOUNT_NAME_ENG" }, 400),
    });
    await open("/user/profile?dialog=bank-account-name");
    await field("Bank account name").fill("A B");
    await save().click();
    await expect.element(page.getByText("English only", { exact: false })).toBeVisible();
    await expect.element(field("Bank account name")).toHaveValue("A B");
  });
});

test.each([
  ["refused", () => answer({ message: "INVALID_USER_INFO" }, 400), "Your details are not valid."],
  [
    "lost",
    () => Promise.reject(new TypeError("dropped")),
    "We do not know yet whether your change was saved.",
  ],
] as const)(
  "a name whose dialog is left before its answer, which is %s, is told on the page",
  async (_how, end, told) => {
    const { promise: late, resolve: come } = Promise.withResolvers<void>();
    backend(aBankAccount(), { "PUT /api/account/profile": () => late.then(end) });
    await open("/user/profile");
    await page.getByRole("button", { name: "Edit name" }).click();
    await field("Name").fill("Malee");
    await save().click();
    window.history.back();
    await expect.poll(() => field("Name").elements()).toEqual([]);
    come();
    await expect.element(page.getByText(told, { exact: false })).toBeVisible();
  },
);

describe("a change whose answer is lost is unknown, never failed, and stays typed:", () => {
  test.each([
    ["edit-profile", "Name", "PUT /api/account/profile"],
    ["bank-account-name", "Bank account name", "PUT /api/account/bankAccountName"],
  ] as const)("%s", async (dialog, name, call) => {
    const { callsTo } = backend(aBankAccount(), { [call]: () => Promise.reject(new TypeError("dropped")) });
    await open(`/user/profile?dialog=${dialog}`);
    await field(name).fill("MALEE JAIDEE");
    await save().click();
    const unknown = "We do not know yet whether your change was saved.";
    await expect.element(page.getByText(unknown, { exact: false })).toBeVisible();
    await expect.element(field(name)).toHaveValue("MALEE JAIDEE");
    expect(page.getByText("We cannot reach the service", { exact: false }).elements()).toEqual([]);
    expect(callsTo(call)).toHaveLength(1);
  });
});

async function changePassword(over: Parameters<typeof mockBackend>[0] = {}) {
  const server = backend(aBankAccount(), over);
  await open("/user/profile?dialog=change-password");
  await field("Old password").fill("old");
  await field("New password").fill("new");
  await field("Confirm the new password").fill("new");
  await save().click();
  return server;
}

describe("changing the password", () => {
  test("closes the dialog and says so", async () => {
    const { callsTo } = await changePassword();
    await expect.element(page.getByText("Your password has been changed")).toBeVisible();
    expect(callsTo("PUT /api/account/changepwd")[0]?.body).toEqual({
      oldPassword: "old",
      newPassword: "new",
    });
    expect(window.location.search).toBe("");
  });

  test("to one that the server does not take says what to choose instead", async () => {
    await changePassword({
      "PUT /api/account/changepwd": () => answer({ message: "INVALID_USER_INFO" }, 400),
    });
    const alert = page.getByRole("alertdialog", { name: "Your password was not changed" });
    await expect
      .element(
        alert.getByText("This new password cannot be used. Choose one that is longer or harder to guess."),
      )
      .toBeVisible();
  });

  test("that is refused is an alert over the dialog, which keeps what was typed", async () => {
    await changePassword({ "PUT /api/account/changepwd": () => answer({ message: "WRONG_PASSWORD" }, 400) });
    const alert = page.getByRole("alertdialog", { name: "Your password was not changed" });
    await expect.element(alert).toBeVisible();
    await alert.getByRole("button", { name: "Close" }).last().click();
    await expect.element(field("New password")).toHaveValue("new");
  });

  test("that was never answered is not called failed", async () => {
    await changePassword({ "PUT /api/account/changepwd": () => Promise.reject(new TypeError("dropped")) });
    await expect
      .element(page.getByRole("alertdialog", { name: "We do not know yet whether your password changed" }))
      .toBeVisible();
  });
});
