import type { ChatMessage } from "@member-wallet/api";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { aPicture } from "../../testing/sample-messages.ts";
import { showMessage } from "../../testing/show-message.tsx";

function card(title: string, image_url = "") {
  return {
    image_url,
    title,
    subtitle: "",
    buttons: [{ type: "postback", title: `Take ${title}`, payload: title }],
  };
}

describe("cards", () => {
  const cards: ChatMessage = {
    message_type: "generic",
    payload: { cards: [card("A", aPicture()), card("B", "javascript:alert(1)"), card("C"), card("D")] },
  };

  test("scroll sideways by arrows and keys, and answer", async () => {
    const { onButton, container } = await showMessage(cards);
    const row = page.getByRole("list", { name: "Choices" });
    await expect.element(row).toHaveAttribute("tabindex", "0");
    const previous = page.getByRole("button", { name: "Previous choice" });
    await expect.element(previous).toHaveAttribute("aria-disabled", "true");
    await page.getByRole("button", { name: "Next choice" }).click();
    await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(200);
    await expect.element(previous).not.toHaveAttribute("aria-disabled");
    await page.getByRole("button", { name: "Take D" }).click();
    expect(onButton).toHaveBeenCalledExactlyOnceWith({ type: "postback", title: "Take D", payload: "D" });
    expect(container.querySelectorAll("img")).toHaveLength(1);
  });

  test("follow the mouse that drags them, which presses nothing", async () => {
    const { onButton } = await showMessage(cards);
    const row = page.getByRole("list", { name: "Choices" });
    await expect.element(row).toHaveAttribute("tabindex", "0");
    const button = page.getByRole("button", { name: "Take A" }).element();
    const mouse = { bubbles: true, cancelable: true, pointerType: "mouse", button: 0 };
    button.dispatchEvent(new PointerEvent("pointerdown", { ...mouse, clientX: 200 }));
    window.dispatchEvent(new PointerEvent("pointermove", { ...mouse, clientX: 150 }));
    expect(row.element().scrollLeft).toBe(50);
    window.dispatchEvent(new PointerEvent("pointerup", { ...mouse, clientX: 150 }));
    button.dispatchEvent(new MouseEvent("click", mouse));
    expect(onButton).not.toHaveBeenCalled();
    await page.getByRole("button", { name: "Take A" }).click();
    expect(onButton).toHaveBeenCalledOnce();
  });

  test.each([
    ["none", []],
    ["only empty ones", [{ image_url: "", title: "", subtitle: "", buttons: [] }]],
  ])("of which there are %s say that they can't be shown", async (_what, none) => {
    await showMessage({ message_type: "generic", payload: { cards: none } });
    await expect.element(page.getByText("This app cannot show this message")).toBeVisible();
  });
});
