import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { EditProfileDialog, type EditProfileDialogProps } from "./index.ts";

const onSave = vi.fn<(name: string) => Promise<void>>(() => new Promise(() => undefined));
const onRetry = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

const show = (changes: Partial<EditProfileDialogProps> = {}) =>
  render(
    <TestProviders>
      <EditProfileDialog
        name={{ kind: "ready", data: "Somchai" }}
        pending={false}
        error={null}
        onSave={onSave}
        onClose={() => {}}
        {...changes}
      />
    </TestProviders>,
  );
const save = () => page.getByRole("button", { name: "Save" });

test("the name is saved once, without the spaces around it", async () => {
  await show();
  await expect.element(page.getByLabelText("Name")).toHaveValue("Somchai");
  await page.getByLabelText("Name").fill("  Malee ");
  await save().dblClick();
  expect(onSave).toHaveBeenCalledExactlyOnceWith("Malee");
});

test("an empty name shows an error at its field, and nothing is sent", async () => {
  await show();
  await page.getByLabelText("Name").fill("  ");
  await save().click();
  await expect.element(page.getByLabelText("Name")).toHaveAccessibleDescription("Enter a name");
  expect(onSave).not.toHaveBeenCalled();
});

test("a refusal is shown in the form", async () => {
  await show({ error: "Please check your details" });
  await expect.element(page.getByText("Please check your details")).toBeVisible();
});

test("a refusal disappears when the name changes, and is never shown beside a field's problem", async () => {
  await show({ error: "Please check your details" });
  await page.getByLabelText("Name").fill("Mali");
  expect(page.getByText("Please check your details").elements()).toEqual([]);
  await page.getByLabelText("Name").fill("");
  await save().click();
  await expect.element(page.getByLabelText("Name")).toHaveAccessibleDescription("Enter a name");
  expect(page.getByText("Please check your details").elements()).toEqual([]);
});

test("a profile that failed to load can be retried", async () => {
  await show({ name: { kind: "failed", message: "No connection", retrying: false, retry: onRetry } });
  await page.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
