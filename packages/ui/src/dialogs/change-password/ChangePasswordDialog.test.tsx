import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { ChangePasswordDialog, type PasswordChange } from "./index.ts";

const onSave = vi.fn<(change: PasswordChange) => Promise<void>>(() => new Promise(() => undefined));
beforeEach(() => vi.clearAllMocks());

const show = () =>
  render(
    <TestProviders>
      <ChangePasswordDialog pending={false} onSave={onSave} onClose={() => {}} />
    </TestProviders>,
  );
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = () => page.getByRole("button", { name: "Save" });

test("each empty field shows that it is missing, and nothing is sent", async () => {
  await show();
  await save().click();
  await expect.element(page.getByText("Enter your old password")).toBeVisible();
  await expect.element(page.getByText("Enter a new password")).toBeVisible();
  await expect.element(page.getByText("Enter the new password again")).toBeVisible();
  expect(onSave).not.toHaveBeenCalled();
});

test("a different confirmation shows an error at its field, and nothing is sent", async () => {
  await show();
  await field("Old password").fill("old");
  await field("New password").fill("new-1");
  await field("Confirm the new password").fill("new-2");
  await save().click();
  await expect
    .element(field("Confirm the new password"))
    .toHaveAccessibleDescription("Passwords don't match");
  expect(onSave).not.toHaveBeenCalled();
});

test("a double press and Enter save once, with the passwords as typed", async () => {
  await show();
  await field("Old password").fill(" old ");
  await field("New password").fill("new-1");
  await field("Confirm the new password").fill("new-1");
  await save().dblClick();
  await userEvent.keyboard("{Enter}");
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ oldPassword: " old ", newPassword: "new-1" });
});
