import type { Locator } from "@playwright/test";
import type { Phone } from "../clip.ts";

/** A button of home's first row, or of those below it. */
export const tile = ({ page, t }: Phone, name: "deposit" | "withdraw"): Locator =>
  page.getByRole("button", { name: t("member", `home.${name}`), exact: true });

export const menuEntry = ({ page, t }: Phone, name: "home" | "statement"): Locator =>
  page.getByRole("link", { name: t("member", `menu.${name}`), exact: true }).filter({ visible: true });

export const dialogOf = ({ page, t }: Phone, name: "deposit" | "withdraw"): Locator =>
  page.getByRole("dialog", { name: t("dialogs", name) });

/** The message over the page that something succeeded. */
export const message = ({ page }: Phone): Locator => page.getByRole("alertdialog");

/** Closes a message by its last button. */
export async function closeMessage(phone: Phone): Promise<void> {
  const close = phone.t("ui", "close");
  await phone.press(message(phone).getByRole("button", { name: close }).last());
  await message(phone).waitFor({ state: "hidden" });
}
