import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { BankAccountNameDialog } from "./index.ts";

const onSave = vi.fn<(name: string) => Promise<void>>(() => new Promise(() => undefined));
beforeEach(() => vi.clearAllMocks());

const show = (name: string, beforeCopy = false) =>
  render(
    <TestProviders>
      <BankAccountNameDialog
        name={{ kind: "ready", data: name }}
        beforeCopy={beforeCopy}
        pending={false}
        onSave={onSave}
        onClose={() => {}}
      />
    </TestProviders>,
  );
const field = () => page.getByLabelText("Bank account name");
const save = () => page.getByRole("button", { name: "Save" });

test.each([
  ["สมชาย", "Use English letters only"],
  ["SOMCHAI 2", "Use English letters only"],
  ["   ", "Enter the bank account name"],
])("%j is not sent, and the field shows why", async (typed, message) => {
  await show("x");
  await field().fill(typed);
  await save().click();
  await expect.element(field()).toHaveAccessibleDescription(message);
  expect(onSave).not.toHaveBeenCalled();
});

test("the name is upper-cased without moving the caret, and saved once", async () => {
  await show("somchai jdee");
  await expect.element(field()).toHaveValue("SOMCHAI JDEE");
  const input = field().element() as HTMLInputElement;
  input.focus();
  input.setSelectionRange(9, 9);
  await userEvent.keyboard("ai");
  await expect.element(field()).toHaveValue("SOMCHAI JAIDEE");
  expect(input.selectionStart).toBe(11);
  await save().dblClick();
  expect(onSave).toHaveBeenCalledExactlyOnceWith("SOMCHAI JAIDEE");
});

test("a copy that waits for the name is announced", async () => {
  await show("สมชาย", true);
  await expect.element(page.getByText("we copy the account number for you", { exact: false })).toBeVisible();
});
