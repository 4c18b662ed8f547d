import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { field, openPanel, sendButton } from "../testing/panel-driver.tsx";
import type { FakeConversation } from "../testing/fake-conversation.ts";

const sent = ({ calls }: FakeConversation) =>
  calls.filter(([call]) => call === "sendText").map(([, text]) => text);

const files = ({ calls }: FakeConversation) =>
  calls
    .filter(([call]) => call === "sendFile")
    .map(([, file, media, caption]) => [file instanceof File && file.name, media, caption]);

const chosen = () => page.getByRole("list", { name: "Files to send" });

const picture = (name = "slip.png") => new File(["picture"], name, { type: "image/png" });

/** Presses Enter in the field by an event alone; returns whether the browser breaks the line. */
function pressEnter(init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init });
  return field().element().dispatchEvent(event);
}

/** Pastes into the field; returns whether the browser pastes too. */
function paste(clipboardData: DataTransfer): boolean {
  const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
  return field().element().dispatchEvent(event);
}

const alerts = () => page.getByRole("alert").elements();

const fieldHeight = () => field().element().clientHeight;

function drag(type: string, transfer: DataTransfer) {
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer });
  field().element().dispatchEvent(event);
  return event.defaultPrevented;
}

function transferOf(...items: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  items.forEach((item) => transfer.items.add(item));
  return transfer;
}

test("Enter sends, Shift+Enter breaks the line, and the field keeps the focus", async () => {
  const { conversation } = await openPanel();
  await field().click();
  await userEvent.keyboard("One{Shift>}{Enter}{/Shift}two{Enter}");
  expect(sent(conversation)).toEqual(["One\ntwo"]);
  await expect.element(field()).toHaveValue("");
  await expect.element(field()).toHaveFocus();
});

test("the send button sends and leaves the focus in the field", async () => {
  const { conversation } = await openPanel();
  await field().fill("Hello");
  await sendButton().click();
  expect(sent(conversation)).toEqual(["Hello"]);
  await expect.element(field()).toHaveFocus();
});

test("an Enter that ends a composition sends nothing, in browsers that say so and in those that don't", async () => {
  const { conversation } = await openPanel();
  await field().fill("สวัส");
  expect(pressEnter({ isComposing: true })).toBe(true);
  expect(pressEnter({ keyCode: 229 })).toBe(true);
  expect(sent(conversation)).toEqual([]);
  expect(pressEnter({ keyCode: 13 })).toBe(false);
  expect(sent(conversation)).toEqual(["สวัส"]);
});

test("two presses in the same instant send once", async () => {
  const { conversation } = await openPanel();
  await field().fill("Once");
  pressEnter();
  pressEnter();
  sendButton()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(sent(conversation)).toEqual(["Once"]);
});

test("a blank message is not sent", async () => {
  const { conversation } = await openPanel();
  await field().fill(" \n\u00a0\u200b ");
  await field().click();
  await userEvent.keyboard("{Enter}");
  await expect.element(sendButton()).toBeDisabled();
  expect(sent(conversation)).toEqual([]);
});

test("the count shows from 1,900; 2,000 characters are sent, 2,001 are not and stay", async () => {
  const { conversation } = await openPanel();
  await field().fill("a".repeat(1899));
  expect(page.getByText("characters").query()).toBeNull();
  await field().fill("a".repeat(1900));
  await expect.element(page.getByText("1900/2000 characters")).toBeVisible();
  await expect.element(field()).toHaveAccessibleDescription("1900/2000 characters");

  await field().fill("a".repeat(2001));
  await expect.element(page.getByText("The message has 2001 characters. Type 2000 at most.")).toBeVisible();
  await expect.element(sendButton()).toBeDisabled();
  await field().click();
  await userEvent.keyboard("{Enter}");
  expect(sent(conversation)).toEqual([]);
  await expect.element(field()).toHaveValue("a".repeat(2001));

  await field().fill("a".repeat(2000));
  await sendButton().click();
  expect(sent(conversation)).toEqual(["a".repeat(2000)]);
});

test("the alert of a text that is too long stays the same while it gets longer", async () => {
  await openPanel();
  const texts = () => alerts().map(({ textContent }) => textContent);
  const before = alerts().length;
  await field().fill("a".repeat(2001));
  await expect.poll(texts).toContain("The message is too long. Type 2000 characters at most.");
  expect(alerts()).toHaveLength(before);
  const first = texts();
  await field().fill("a".repeat(2002));
  await expect.element(field()).toHaveAccessibleDescription(/2002 characters/);
  expect(texts()).toEqual(first);
});

test("an emoji is one of the 2,000 characters, in the count and when sending", async () => {
  const { conversation } = await openPanel();
  await field().fill("😀".repeat(1900));
  await expect.element(page.getByText("1900/2000 characters")).toBeVisible();
  await field().fill("😀".repeat(2001));
  await expect.element(page.getByText("The message has 2001 characters. Type 2000 at most.")).toBeVisible();
  await expect.element(sendButton()).toBeDisabled();
  await field().fill("😀".repeat(2000));
  await sendButton().click();
  expect(sent(conversation)).toEqual(["😀".repeat(2000)]);
});

test("the field grows with its text to five lines and no further", async () => {
  await openPanel();
  const line = Number.parseFloat(getComputedStyle(field().element()).lineHeight);
  const one = fieldHeight();
  await field().fill("1\n2");
  expect(Math.abs(fieldHeight() - one - line)).toBeLessThan(8);
  await field().fill("1\n2\n3\n4\n5");
  const five = fieldHeight();
  expect(five).toBeGreaterThan(4.9 * line);
  await field().fill("1\n2\n3\n4\n5\n6\n7");
  expect(Math.abs(fieldHeight() - five)).toBeLessThan(4);
});

test("where the browser does not size fields by their text, whole lines show, and Send stays in sight below 60", async () => {
  vi.spyOn(CSS, "supports").mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  await openPanel();
  const element = field().element();
  if (!(element instanceof HTMLElement)) throw new Error("The field is no element of HTML");
  // The colour of its border is a site's.
  element.style.cssText = "field-sizing: fixed; border: 1px solid";
  await field().fill("1\n2\n3");
  expect(element.scrollHeight).toBe(element.clientHeight);
  await field().fill("line\n".repeat(60));
  await expect.element(sendButton()).toBeInViewport({ ratio: 1 });
});

test("what is typed is kept and comes back when the panel opens anew; what is sent is not", async () => {
  const { screen, storage, conversation } = await openPanel();
  await field().fill("Half a mess");
  await screen.unmount();
  expect(storage.read("chatDraft")).toBe("g1\nHalf a mess");
  expect(sent(conversation)).toEqual([]);
});

test("a prepared text goes into the empty field, with the cursor at its end", async () => {
  await openPanel({}, "Deposit 500.00 baht at 14:05");
  await expect.element(field()).toHaveValue("Deposit 500.00 baht at 14:05");
  const element = field().element();
  expect(element instanceof HTMLTextAreaElement && element.selectionStart).toBe(28);
});

test("a text that is prepared again while it waits as a draft stands in the field once, a new one goes before it", async () => {
  const first = await openPanel({}, "Deposit 500.00 baht at 14:05");
  await field().fill("Deposit 500.00 baht at 14:05, please help");
  await first.screen.unmount();
  const second = await openPanel({}, "Deposit 500.00 baht at 14:05", first.storage);
  await expect.element(field()).toHaveValue("Deposit 500.00 baht at 14:05, please help");
  await second.screen.unmount();
  await openPanel({}, "Deposit 20.00 baht at 15:10", first.storage);
  await expect
    .element(field())
    .toHaveValue("Deposit 20.00 baht at 15:10\nDeposit 500.00 baht at 14:05, please help");
});

test("a pasted picture is sent, pasted text is typed although it brings a picture of itself", async () => {
  const { conversation } = await openPanel();
  expect(paste(transferOf(picture("image.png")))).toBe(false);
  const table = transferOf(picture());
  table.setData("text/plain", "a table");
  expect(paste(table)).toBe(true);
  await sendButton().click();
  expect(files(conversation)).toEqual([["image.png", "image", ""]]);
});

test("dropped files are shown, not opened by the page, and go when the customer sends, the text with the last", async () => {
  const { conversation } = await openPanel();
  const transfer = transferOf(picture(), new File(["video"], "clip.mp4", { type: "video/mp4" }));
  expect(drag("dragover", transfer)).toBe(true);
  expect(drag("drop", transfer)).toBe(true);
  await expect.element(chosen().getByRole("img", { name: "slip.png" })).toBeVisible();
  expect(files(conversation)).toEqual([]);
  await field().fill("Both of them");
  await sendButton().click();
  expect(files(conversation)).toEqual([
    ["slip.png", "image", ""],
    ["clip.mp4", "video", "Both of them"],
  ]);
  expect(sent(conversation)).toEqual([]);
  await expect.element(chosen()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue("");
});

test("a chosen file can be removed before it goes", async () => {
  const { conversation } = await openPanel();
  drag("drop", transferOf(picture("one.png"), picture("two.png")));
  await page.getByRole("button", { name: "Remove one.png" }).click();
  await field().fill("One slip");
  await sendButton().click();
  expect(files(conversation)).toEqual([["two.png", "image", "One slip"]]);
});

test("a picture above the limit is made smaller, and one that the browser cannot read says so", async () => {
  const { conversation } = await openPanel();
  const canvas = new OffscreenCanvas(3_000, 1_500);
  canvas.getContext("2d")?.fillRect(0, 0, 10, 10);
  const small = await canvas.convertToBlob({ type: "image/png" });
  // What a decoder ignores: the file is above the limit, the picture is quickly made.
  const large = new File([small, new Uint8Array(10 * 1024 * 1024)], "photo.png", { type: "image/png" });
  drag("drop", transferOf(large));
  await expect.element(chosen().getByRole("img", { name: "photo.jpg" })).toBeVisible();
  await sendButton().click();
  expect(files(conversation)).toEqual([["photo.jpg", "image", ""]]);
  const file = conversation.calls.find(([call]) => call === "sendFile")?.[1];
  if (!(file instanceof File)) throw new Error("No file was sent.");
  const { width, height } = await createImageBitmap(file);
  expect([width, height, file.type]).toEqual([2_560, 1_280, "image/jpeg"]);
  drag("drop", transferOf(new File(["heic"], "IMG_1.HEIC", { type: "" })));
  await expect
    .element(page.getByRole("alert").filter({ hasText: "This browser cannot send HEIC pictures." }))
    .toBeVisible();
  await expect.element(chosen()).not.toBeInTheDocument();
});

test("a picture of which the browser reports no type is sent as its name says", async () => {
  const { conversation } = await openPanel();
  const canvas = new OffscreenCanvas(2, 2);
  canvas.getContext("2d")?.fillRect(0, 0, 2, 2);
  const bytes = await canvas.convertToBlob({ type: "image/png" });
  drag("drop", transferOf(new File([bytes], "slip.png", { type: "" })));
  await expect.element(chosen().getByRole("img", { name: "slip.jpg" })).toBeVisible();
  await sendButton().click();
  expect(files(conversation)).toEqual([["slip.jpg", "image", ""]]);
});

test.each([
  ["of another kind", new File(["x"], "slip.pdf", { type: "application/pdf" }), "File is not supported"],
  ["without an extension", picture("slip"), "File is not supported"],
  ["without a type or an extension", new File(["x"], "slip", { type: "" }), "File is not supported"],
  [
    "without a type that no picture ends in",
    new File(["x"], "slip.pdf", { type: "" }),
    "File is not supported",
  ],
  [
    "that is empty",
    new File([], "slip.png", { type: "image/png" }),
    "This file is empty. Choose another one.",
  ],
  [
    "one byte over the limit",
    new File([new Uint8Array(20 * 1024 * 1024 + 1)], "clip.mp4", { type: "video/mp4" }),
    "The file is too large. Please select file no larger than 20 MB.",
  ],
])("a file %s is not sent, and an alert says why for 4 seconds", async (_case, file, text) => {
  const { conversation } = await openPanel();
  const alert = page.getByRole("alert").filter({ hasText: text });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    drag("drop", transferOf(file));
    await vi.advanceTimersByTimeAsync(3999);
    await expect.element(alert).toBeVisible();
    await vi.advanceTimersByTimeAsync(1);
    await expect.element(alert).not.toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
  expect(files(conversation)).toEqual([]);
});

test("the picker takes the chat's kinds of files, and the same file twice", async () => {
  const { conversation } = await openPanel();
  const input = document.querySelector<HTMLInputElement>("input[type=file][multiple]");
  expect(input?.accept).toBe("image/png,image/jpeg,image/jpg,image/gif,video/mp4,video/quicktime");
  if (!input) return;
  await userEvent.upload(input, picture());
  await userEvent.upload(input, picture());
  await sendButton().click();
  expect(files(conversation)).toEqual([
    ["slip.png", "image", ""],
    ["slip.png", "image", ""],
  ]);
});

test("without a connection a message can be sent: it has a call of its own", async () => {
  const { conversation } = await openPanel({ connection: "failed" });
  await field().fill("Hello?");
  await sendButton().click();
  expect(sent(conversation)).toEqual(["Hello?"]);
  await expect.element(field()).toHaveValue("");
});

const CARD = {
  title: "Details",
  lines: ["Amount: 100.00 baht", "Reference: slip-2"],
  text: "My slip failed.",
};
const details = () => page.getByRole("region", { name: "Details for support" });

test("a prepared card goes with the first text to a backend that takes cards, once", async () => {
  const prepared = { text: "all in words", card: CARD };
  const { conversation } = await openPanel({ offers: { cards: true } }, prepared);
  await expect.element(details()).toHaveTextContent("DetailsAmount: 100.00 bahtReference: slip-2");
  await expect.element(field()).toHaveValue("My slip failed.");
  await sendButton().click();
  await userEvent.fill(field(), "Anything new?");
  await sendButton().click();
  expect(conversation.calls.filter(([call]) => call === "sendCard" || call === "sendText")).toEqual([
    ["sendCard", { image_url: "", title: "Details", subtitle: "Amount: 100.00 baht\nReference: slip-2" }],
    ["sendText", "My slip failed."],
    ["sendText", "Anything new?"],
  ]);
  await expect.element(details()).not.toBeInTheDocument();
});

test("a card that the customer removes is not sent", async () => {
  const { conversation } = await openPanel({ offers: { cards: true } }, { text: "all in words", card: CARD });
  await page.getByRole("button", { name: "Remove the details" }).click();
  await sendButton().click();
  expect(conversation.calls.filter(([call]) => call === "sendCard")).toEqual([]);
});

test("a backend that takes no cards gets the words", async () => {
  await openPanel({}, { text: "all in words", card: CARD });
  await expect.element(field()).toHaveValue("all in words");
  expect(details().query()).toBeNull();
});
