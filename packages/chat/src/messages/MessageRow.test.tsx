import type { ChatMessage } from "@member-wallet/api";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aMessage } from "../testing/sample-messages.ts";
import { showMessage } from "../testing/show-message.tsx";

test("the title of a button that the customer pressed is a message of theirs", async () => {
  const pressed: ChatMessage = { message_type: "postback", payload: { title: "Check", payload: "X" } };
  await showMessage(pressed, { message: aMessage(pressed, { sender: "customer" }) });
  await expect.element(page.getByText("You")).toBeInTheDocument();
  await expect.element(page.getByText("Check")).toBeVisible();
});

test("a message of an unknown type shows nothing of its payload", async () => {
  const { container } = await showMessage({ message_type: "unknown", payload: { html: "<b>secret</b>" } });
  await expect.element(page.getByText("This app cannot show this message")).toBeVisible();
  expect(container.textContent).not.toContain("secret");
});
