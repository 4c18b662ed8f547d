import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { OutgoingMessage, SendFailure } from "../conversation/conversation.ts";
import { ChatTestProviders } from "../testing/ChatTestProviders.tsx";
import { anOutgoing, aPicture } from "../testing/sample-messages.ts";
import { OutgoingRow } from "./OutgoingRow.tsx";

async function show(over: Partial<OutgoingMessage>) {
  const onRetry = vi.fn<(id: string) => void>();
  const onRemove = vi.fn<(id: string) => void>();
  await render(
    <ChatTestProviders>
      <OutgoingRow message={anOutgoing(over)} onRetry={onRetry} onRemove={onRemove} />
    </ChatTestProviders>,
  );
  return { onRetry, onRemove };
}

const content = {
  kind: "attachment",
  media: "image",
  name: "slip.png",
  size: 1000,
  preview: aPicture(),
} as const;

test("a message on its way shows its text, and that it is being sent", async () => {
  await show({ content: { kind: "message", message: { message_type: "text", payload: "Hello" } } });
  await expect.element(page.getByText("Hello")).toBeVisible();
  await expect.element(page.getByText("Sending")).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("an upload shows its picture and progress, and can be cancelled", async () => {
  const { onRemove } = await show({ content, state: { kind: "uploading", progress: 0.4 } });
  await expect.element(page.getByRole("img", { name: "View picture slip.png" })).toBeVisible();
  await expect.element(page.getByLabelText("Sending the file")).toHaveAttribute("value", "0.4");
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith("o1");
});

test.each<[string, SendFailure]>([
  ["Not sent. Check your connection.", { kind: "offline" }],
  [
    "It is not known yet whether this was sent. Trying again will not send it twice.",
    { kind: "outcome-unknown", resend: true },
  ],
  ["Not sent", { kind: "server", status: 500 }],
])('a failed message says "%s", and can be sent again or removed', async (sentence, error) => {
  const { onRetry, onRemove } = await show({ state: { kind: "failed", error } });
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledExactlyOnceWith("o1");
  await page.getByRole("button", { name: "Remove" }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith("o1");
});

test.each<[string, SendFailure]>([
  ["Not sent. This file is not supported.", { kind: "refused", message: "SLIP_INVALID_FILE", status: 400 }],
  ["Not sent. This file is no longer stored. Please choose it again.", { kind: "file-missing" }],
])('a file of which it says "%s" can only be removed', async (sentence, error) => {
  const { onRemove } = await show({
    content: { ...content, preview: null },
    state: { kind: "failed", error },
  });
  await expect.element(page.getByText("slip.png")).toBeVisible();
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith("o1");
  await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
});
