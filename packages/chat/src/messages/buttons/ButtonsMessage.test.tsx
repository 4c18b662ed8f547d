import type { ChatButton, ChatMessage } from "@member-wallet/api";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { showMessage } from "../../testing/show-message.tsx";

const buttons = (...all: ChatButton[]): ChatMessage => ({
  message_type: "buttons",
  payload: { message: "Choose", buttons: all },
});

/** What a hostile message would call. */
const alertSpy = vi.fn<() => void>();
beforeEach(() => void vi.stubGlobal("alert", alertSpy));
afterEach(() => void vi.unstubAllGlobals());

describe("a button", () => {
  test("opens a website, and dials a number", async () => {
    await showMessage(
      buttons(
        { type: "web", title: "Website", payload: "https://operator.example/" },
        { type: "call", title: "Call", payload: "tel:02-123-4567" },
      ),
    );
    const web = page.getByRole("link", { name: "Website" });
    await expect.element(web).toHaveAttribute("href", "https://operator.example/");
    await expect.element(web).toHaveAttribute("rel", "noopener noreferrer");
    const call = page.getByRole("link", { name: "Call" });
    await expect.element(call).toHaveAttribute("href", "tel:021234567");
  });

  test("answers by itself, whatever its unknown type", async () => {
    const all = [
      { type: "postback", title: "Check", payload: "CHECK" },
      { type: "message", title: "Talk", payload: "" },
      { type: "__proto__", title: "Other", payload: "javascript:alert(1)" },
    ];
    const { onButton, container } = await showMessage(buttons(...all));
    for (const { title } of all) {
      // oxlint-disable-next-line no-await-in-loop -- One press after another.
      await page.getByRole("button", { name: title }).click();
    }
    expect(onButton.mock.calls).toEqual(all.map((button) => [button]));
    expect(container.querySelector("a")).toBeNull();
  });

  test.each([
    ["web", "javascript:alert(1)", "This link is not safe and cannot be opened"],
    ["web", "JaVa\tScript:alert(1)", "This link is not safe and cannot be opened"],
    ["web", "data:text/html,<script>alert(1)</script>", "This link is not safe and cannot be opened"],
    ["web", "intent://scan/#Intent;scheme=zxing;end", "This link is not safe and cannot be opened"],
    ["web", "tel:*21*0812345678#", "This link is not safe and cannot be opened"],
    ["web", "", "This link is not safe and cannot be opened"],
    ["call", "tel:*21*0812345678#", "This phone number cannot be called"],
    ["call", "tel:%2A%2306%23", "This phone number cannot be called"],
    ["call", "javascript:alert(1)", "This phone number cannot be called"],
  ])("of type %s with %j does nothing and says why", async (type, payload, reason) => {
    const { onButton, container } = await showMessage(buttons({ type, title: "Win a prize", payload }));
    const button = page.getByRole("button", { name: `Win a prize ${reason}` });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    expect(onButton).not.toHaveBeenCalled();
    expect(alertSpy).not.toHaveBeenCalled();
    expect(container.querySelector("a")).toBeNull();
  });

  test("without a title shows where it leads, and one that would answer nothing is left out", async () => {
    const { container } = await showMessage(
      buttons(
        { type: "web", title: " ", payload: "https://operator.example/" },
        { type: "postback", title: " ", payload: "X" },
      ),
    );
    await expect.element(page.getByRole("link", { name: "https://operator.example/" })).toBeVisible();
    expect(container.querySelector("button")).toBeNull();
  });
});

describe("quick replies", () => {
  const question: ChatMessage = {
    message_type: "quick_replies",
    payload: { message: "Did it arrive?", buttons: [{ type: "message", title: "Yes", payload: "" }] },
  };

  test("answer under the last message only", async () => {
    const { onButton, update } = await showMessage(question);
    await page.getByRole("group", { name: "Quick replies" }).getByRole("button", { name: "Yes" }).click();
    expect(onButton).toHaveBeenCalledExactlyOnceWith({ type: "message", title: "Yes", payload: "" });
    await update({ last: false });
    await expect.element(page.getByText("Did it arrive?")).toBeVisible();
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  });
});

test.each(["", " \n"])(
  "quick replies with %j for a question are offered alone, and then nothing is left of them",
  async (message) => {
    const { container, update } = await showMessage({
      message_type: "quick_replies",
      payload: { message, buttons: [{ type: "message", title: "Yes", payload: "" }] },
    });
    await expect.element(page.getByRole("button", { name: "Yes" })).toBeVisible();
    await expect.element(page.getByText("This app cannot show this message")).not.toBeInTheDocument();
    await update({ last: false });
    await expect.element(page.getByRole("button", { name: "Yes" })).not.toBeInTheDocument();
    expect(container.textContent).toBe("");
  },
);

test.each(["", " \n"])(
  "buttons below %j stand alone, and without them the message can't be shown",
  async (message) => {
    const { container } = await showMessage({
      message_type: "buttons",
      payload: { message, buttons: [{ type: "message", title: "Yes", payload: "" }] },
    });
    await expect.element(page.getByRole("button", { name: "Yes" })).toBeVisible();
    expect(container.querySelector("p")).toBeNull();
    await showMessage({ message_type: "buttons", payload: { message, buttons: [] } });
    await expect.element(page.getByText("This app cannot show this message")).toBeVisible();
  },
);
