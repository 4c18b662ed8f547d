import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TestProviders } from "../../testing/TestProviders.tsx";
import { SOME_TERMS } from "../../terms/terms-fixtures.ts";
import { AgreementDialog, type AgreementDialogProps } from "./AgreementDialog.tsx";

const onAccept = vi.fn<() => void>();
const onClose = vi.fn<() => void>();
const onRetry = vi.fn<() => void>();
beforeEach(() => vi.clearAllMocks());

const show = (terms: AgreementDialogProps["terms"]) =>
  render(
    <TestProviders>
      <AgreementDialog terms={terms} onAccept={onAccept} onClose={onClose} />
    </TestProviders>,
  );
const accept = () => page.getByRole("button", { name: "Accept the agreement" });

test("what the operator wrote is shown without its scripts, and can be agreed to", async () => {
  await show(SOME_TERMS);
  await expect.element(page.getByRole("heading", { name: "การฝากและถอนเงิน" })).toBeVisible();
  expect("stolen" in window).toBe(false);
  await accept().click();
  expect(onAccept).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test("closing it agrees to nothing", async () => {
  await show(SOME_TERMS);
  await page.getByRole("button", { name: "Close" }).click();
  expect(onClose).toHaveBeenCalledOnce();
  expect(onAccept).not.toHaveBeenCalled();
});

test.each<AgreementDialogProps["terms"]>([
  { kind: "loading" },
  { kind: "failed", message: "No connection", retrying: false, retry: onRetry },
  { kind: "ready", data: [] },
])("what cannot be read cannot be agreed to: %j", async (terms) => {
  await show(terms);
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(accept().elements()).toEqual([]);
});

test("a text that failed to load can be retried", async () => {
  await show({ kind: "failed", message: "No connection", retrying: false, retry: onRetry });
  await page.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});
