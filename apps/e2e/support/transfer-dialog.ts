import type { Page } from "@playwright/test";
import type { Say } from "./journey.ts";

/** The transfer dialog as a member meets it: its fields, its button, and itself. */
export function transferDialog(page: Page, say: Say) {
  const dialog = page.getByRole("dialog", { name: say("transfer", "title") });
  return {
    dialog,
    to: dialog.getByLabel(say("transfer", "to"), { exact: true }),
    amount: dialog.getByLabel(say("transfer", "amount"), { exact: true }),
    submit: dialog.getByRole("button", { name: say("transfer", "submit"), exact: true }),
  };
}
