import type { ChatButton, ChatMessage } from "@member-wallet/api";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ChatTestProviders } from "../testing/ChatTestProviders.tsx";
import { aMedia, aMessage, aPicture, CLIP } from "../testing/sample-messages.ts";
import { MessageRow, type MessageRowProps } from "./MessageRow.tsx";
import picture from "../testing/picture.svg?no-inline";

async function show(content: ChatMessage, over: Partial<MessageRowProps> = {}) {
  const onButton = vi.fn<(button: ChatButton) => void>();
  const row = (props: Partial<MessageRowProps>) => (
    <ChatTestProviders>
      <MessageRow message={aMessage(content)} chatUrl="" last onButton={onButton} {...props} />
    </ChatTestProviders>
  );
  const { container, rerender } = await render(row(over));
  return { container, onButton, update: (next: Partial<MessageRowProps>) => rerender(row(next)) };
}

const text = (payload: string): ChatMessage => ({ message_type: "text", payload });

/** What a hostile message would call. */
const alertSpy = vi.fn<() => void>();
beforeEach(() => void vi.stubGlobal("alert", alertSpy));
afterEach(() => void vi.unstubAllGlobals());

describe("a text", () => {
  test("shows its sender to screen readers, its lines and its time of the operator", async () => {
    const { container } = await show(text("one\ntwo"));
    await expect.element(page.getByText("Support")).toBeInTheDocument();
    await expect.element(page.getByText("14:05")).toBeVisible();
    expect(container.querySelector("p")?.innerText).toBe("one\ntwo");
  });

  test("opens a website in a window that can't reach this one", async () => {
    await show(text("see https://operator.example/help."));
    const link = page.getByRole("link", { name: "https://operator.example/help" });
    await expect.element(link).toHaveAttribute("href", "https://operator.example/help");
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
  });

  test("with markup stays text", async () => {
    const markup = "<img src=x onerror=alert(1)><script>alert(1)</script><a href='javascript:alert(1)'>x</a>";
    const { container } = await show(text(markup));
    expect(container.querySelector("p")?.textContent).toBe(markup);
    expect(container.querySelectorAll("img, script, a")).toHaveLength(0);
    expect(alertSpy).not.toHaveBeenCalled();
  });

  test.each(["javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "intent://scan/#Intent;end"])(
    "links %s nowhere",
    async (address) => {
      const { container } = await show(text(`press ${address} now`));
      expect(container.querySelector("a")).toBeNull();
      await expect.element(page.getByText(`press ${address} now`)).toBeVisible();
    },
  );

  test("with right-to-left marks reorders neither its links nor what is below it", async () => {
    const { container, update } = await show(text("\u202Eabc https://operator.example/ab"), {
      message: aMessage(text("\u202Eabc https://operator.example/ab\u2067")),
    });
    const link = container.querySelector("a");
    const [first, second] = [letterAt(link, 0), letterAt(link, 8)];
    expect(first).toBeLessThan(second);
    const time = page.getByText("14:05").element();
    expect(letterAt(time, 0)).toBeLessThan(letterAt(time, 4));
    // The mark does act on the message's own words.
    await update({ message: aMessage(text("\u202Eabc")) });
    const words = container.querySelector("p");
    expect(letterAt(words, 1)).toBeGreaterThan(letterAt(words, 3));
  });

  test.each([
    ["400 letters without a space", "A1b2".repeat(100)],
    ["a long address", `https://operator.example/${"a".repeat(400)}`],
    ["a long Thai text", "กรุณาตรวจสอบหมายเลขบัญชีธนาคารให้ถูกต้องก่อนยืนยัน".repeat(8)],
    ["a long Lao text", "ກະລຸນາກວດສອບເລກບັນຊີທະນາຄານໃຫ້ຖືກຕ້ອງກ່ອນຢືນຢັນ".repeat(8)],
  ])("of %s stays within a narrow page, with large letters too", async (_what, payload) => {
    await page.viewport(320, 600);
    document.documentElement.style.fontSize = "200%";
    const { container } = await show(text(payload));
    expect(document.documentElement.scrollWidth).toBe(320);
    const words = container.querySelector("p");
    expect(words?.scrollWidth).toBe(words?.clientWidth);
    document.documentElement.style.fontSize = "";
    await page.viewport(360, 800);
  });

  test("of nothing says that it can't be shown", async () => {
    await show(text("\n \n"));
    await expect.element(page.getByText("This app cannot show this message")).toBeVisible();
  });
});

/** Where a letter of an element's text begins, in px from the left. */
function letterAt(element: Element | null, at: number): number {
  const node = document.createTreeWalker(element ?? document.body, NodeFilter.SHOW_TEXT).nextNode();
  const range = document.createRange();
  if (node) range.setStart(node, at);
  if (node) range.setEnd(node, at + 1);
  return range.getBoundingClientRect().left;
}

const buttons = (...all: ChatButton[]): ChatMessage => ({
  message_type: "buttons",
  payload: { message: "Choose", buttons: all },
});

describe("a button", () => {
  test("opens a website, and dials a number", async () => {
    await show(
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
    const { onButton, container } = await show(buttons(...all));
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
    const { onButton, container } = await show(buttons({ type, title: "Win a prize", payload }));
    const button = page.getByRole("button", { name: `Win a prize ${reason}` });
    await expect.element(button).toHaveAttribute("aria-disabled", "true");
    await button.click({ force: true });
    expect(onButton).not.toHaveBeenCalled();
    expect(alertSpy).not.toHaveBeenCalled();
    expect(container.querySelector("a")).toBeNull();
  });

  test("without a title shows where it leads, and one that would answer nothing is left out", async () => {
    const { container } = await show(
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
    const { onButton, update } = await show(question);
    await page.getByRole("group", { name: "Quick replies" }).getByRole("button", { name: "Yes" }).click();
    expect(onButton).toHaveBeenCalledExactlyOnceWith({ type: "message", title: "Yes", payload: "" });
    await update({ last: false });
    await expect.element(page.getByText("Did it arrive?")).toBeVisible();
    await expect.element(page.getByRole("button")).not.toBeInTheDocument();
  });
});

test("quick replies without a question are offered alone", async () => {
  await show({
    message_type: "quick_replies",
    payload: { message: "", buttons: [{ type: "message", title: "Yes", payload: "" }] },
  });
  await expect.element(page.getByRole("button", { name: "Yes" })).toBeVisible();
  await expect.element(page.getByText("This app cannot show this message")).not.toBeInTheDocument();
});

describe("media", () => {
  test("of the backend are loaded from there, when they come near", async () => {
    const { container } = await show(aMedia({ url: "", filePath: picture }), {
      chatUrl: location.origin,
    });
    const asked = () => [...container.querySelectorAll("img")].map(({ src, loading }) => ({ src, loading }));
    await expect.poll(asked).toEqual([{ src: location.origin + picture, loading: "lazy" }]);
  });

  test("that are broken say so, and load when they are tried again", async () => {
    const { update } = await show(aMedia({ url: "data:image/png;base64,AAAA" }));
    await expect.element(page.getByText("This picture cannot be shown")).toBeVisible();
    const retry = page.getByRole("button", { name: "Try again" });
    const first = retry.element();
    await retry.click();
    await expect.poll(() => retry.query()).not.toBe(first);
    // Still broken: whoever uses the keyboard is at the same place.
    await expect.element(retry).toHaveFocus();
    await update({ message: aMessage(aMedia({ name: "slip.png" })) });
    await expect.element(page.getByRole("img", { name: "View picture slip.png" })).toBeVisible();
  });

  test("of a video have the browser's controls and load only their first part", async () => {
    const { container } = await show(aMedia({ fileType: "video", url: CLIP, name: "clip" }));
    const video = () => container.querySelector("video");
    await expect.poll(() => video()?.videoWidth).toBe(160);
    expect(video()?.controls).toBe(true);
    expect(video()?.preload).toBe("metadata");
  });

  test("of a video that is none say so", async () => {
    await show(aMedia({ fileType: "video", url: "/src/testing/ChatTestProviders.tsx" }));
    await expect.element(page.getByText("This video cannot be played")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });

  test("of a file are downloaded by a name without marks that disguise its kind", async () => {
    await show(aMedia({ fileType: "file", url: "/files/chat/1", name: "slip\u202Egnp.exe" }));
    const file = page.getByRole("link", { name: "slipgnp.exe Download" });
    await expect.element(file).toHaveAttribute("download", "slipgnp.exe");
    await expect.element(file).toHaveAttribute("rel", "noopener noreferrer");
  });

  test.each([
    ["image", "This picture cannot be shown"],
    ["video", "This video cannot be played"],
    ["file", "This file cannot be opened"],
  ] as const)("of kind %s with a refused address say so and load nothing", async (fileType, sentence) => {
    const { container } = await show(aMedia({ fileType, url: "javascript:alert(1)" }));
    await expect.element(page.getByText(sentence)).toBeVisible();
    expect(container.querySelectorAll("[src], [href], button")).toHaveLength(0);
  });
});

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
    const { onButton, container } = await show(cards);
    const row = page.getByRole("list", { name: "Choices" });
    await expect.element(row).toHaveAttribute("tabindex", "0");
    await expect.element(page.getByRole("button", { name: "Previous choice" })).toBeDisabled();
    await page.getByRole("button", { name: "Next choice" }).click();
    await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(200);
    await expect.element(page.getByRole("button", { name: "Previous choice" })).toBeEnabled();
    await page.getByRole("button", { name: "Take D" }).click();
    expect(onButton).toHaveBeenCalledExactlyOnceWith({ type: "postback", title: "Take D", payload: "D" });
    expect(container.querySelectorAll("img")).toHaveLength(1);
  });

  test("follow the mouse that drags them, which presses nothing", async () => {
    const { onButton } = await show(cards);
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
    await show({ message_type: "generic", payload: { cards: none } });
    await expect.element(page.getByText("This app cannot show this message")).toBeVisible();
  });
});

test("the title of a button that the customer pressed is a message of theirs", async () => {
  await show(text(""), {
    message: aMessage(
      { message_type: "postback", payload: { title: "Check", payload: "X" } },
      { sender: "customer" },
    ),
  });
  await expect.element(page.getByText("You")).toBeInTheDocument();
  await expect.element(page.getByText("Check")).toBeVisible();
});

test("a message of an unknown type shows nothing of its payload", async () => {
  const { container } = await show({ message_type: "unknown", payload: { html: "<b>secret</b>" } });
  await expect.element(page.getByText("This app cannot show this message")).toBeVisible();
  expect(container.textContent).not.toContain("secret");
});
