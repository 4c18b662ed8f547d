import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { press } from "../testing/press.ts";
import { renderPart } from "../testing/render-part.tsx";
import { Menu } from "./Menu.tsx";

async function languages() {
  const select = vi.fn<(id: string) => void>();
  const item = (id: string, label: string, disabled = false) => ({
    id,
    label,
    disabled,
    onSelect: () => select(id),
  });
  const items = [item("th", "ไทย", true), item("lo", "ລາວ"), item("en", "English")];
  const screen = await renderPart(<Menu label="Language" text="ไทย" items={items} />);
  await screen.getByRole("button", { name: "Language: ไทย" }).click();
  // From then on it hears of presses and keys.
  await expect.element(screen.getByRole("menuitem", { name: "ລາວ" })).toHaveFocus();
  return { screen, select };
}

test("it opens on the first choice that can be made; arrows go round, Enter chooses and gives the focus back", async () => {
  const { screen, select } = await languages();
  await expect.element(screen.getByRole("menuitem", { name: "ລາວ" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(screen.getByRole("menuitem", { name: "ລາວ" })).toHaveFocus();
  await userEvent.keyboard("{End}{Enter}");
  expect(select).toHaveBeenCalledExactlyOnceWith("en");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Language: ไทย" })).toHaveFocus();
});

test("the current choice cannot be chosen again", async () => {
  const { screen, select } = await languages();
  press(screen.getByRole("menuitem", { name: "ไทย" }).element());
  expect(select).not.toHaveBeenCalled();
});

test("Escape closes it and gives the focus back", async () => {
  const { screen } = await languages();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Language: ไทย" })).toHaveFocus();
});

test("a press elsewhere closes it", async () => {
  const { screen } = await languages();
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await expect.element(screen.getByRole("menu")).not.toBeInTheDocument();
});
