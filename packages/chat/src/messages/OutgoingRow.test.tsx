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
  caption: "",
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

test.each<[string, "connection" | "server"]>([
  ["Waiting for the connection. It will be sent automatically.", "connection"],
  ["The chat is busy. It will be sent automatically.", "server"],
])('a message that waits says "%s", and can be removed', async (sentence, reason) => {
  const { onRemove } = await show({ state: { kind: "waiting", for: reason } });
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Remove" }).click();
  expect(onRemove).toHaveBeenCalledExactlyOnceWith("o1");
});

test.each<[string, SendFailure]>([
  [
    "It is not known yet whether this was sent. If you try again, support may get it twice.",
    { kind: "unknown" },
  ],
  ["Not sent", { kind: "unexpected" }],
  ["Not sent", { kind: "refused", message: null, status: 403 }],
  [
    "Not sent. Too many requests. Wait a moment, then try again.",
    { kind: "refused", message: "REQUEST_LIMIT", status: 413 },
  ],
  ["Not sent. Ask our office", { kind: "refused", message: "Ask our office", status: 400 }],
  ["Not sent. constructor", { kind: "refused", message: "constructor", status: 400 }],
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
  ["Not sent. This file is no longer on this device. Choose it again.", { kind: "file-missing" }],
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
