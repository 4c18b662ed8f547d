import type { Page } from "@playwright/test";
import type { Translate } from "./journey.ts";

/** The transfer dialog as a member uses it: its fields, its button, and itself. */
export function transferDialog(page: Page, t: Translate) {
  const dialog = page.getByRole("dialog", { name: t("dialogs", "transfer") });
  return {
    dialog,
    to: dialog.getByLabel(t("transfer", "to"), { exact: true }),
    amount: dialog.getByLabel(t("transfer", "amount"), { exact: true }),
    submit: dialog.getByRole("button", { name: t("transfer", "submit"), exact: true }),
  };
}
