import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { resizePage } from "@member-wallet/ui/testing";
import { log, openPanel } from "../testing/panel-driver.tsx";
import { aMedia, aMessage, anOutgoing, aPicture } from "../testing/sample-messages.ts";
import picture from "../testing/picture.svg?no-inline";

const content = aMedia({ url: picture, name: "slip.png" });
const slip = () => page.getByRole("img", { name: "View picture slip.png" });

/** A picture on its way, by the address of this browser's own file. */
const outgoingSlip = (preview: string) =>
  anOutgoing({
    id: "slip",
    content: { kind: "attachment", caption: "", media: "image", name: "slip.png", size: 1_000, preview },
  });

/** Whether a picture of a log is painted now. */
const isPainted = () => [...document.querySelectorAll("[role=log] img")].some(paintable);

function paintable(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}

test("a picture that was sent is painted in every frame from its upload until the server's is shown", async () => {
  const preview = aPicture();
  const { conversation } = await openPanel({ outgoing: [outgoingSlip(preview)] });
  await expect.poll(isPainted).toBe(true);
  const message = aMessage(content, { id: "slip", sender: "customer" });
  const blank: string[] = [];
  let step = "stored";
  let frame = requestAnimationFrame(function look() {
    if (!isPainted()) blank.push(step);
    frame = requestAnimationFrame(look);
  });
  const place = () => slip().element().closest("[data-media]")?.getBoundingClientRect().width;
  const before = place();
  conversation.set({ outgoing: [], messages: [{ ...message, preview }] });
  await expect.poll(() => conversation.calls).toContainEqual(["releasePreview", preview]);
  step = "released";
  conversation.set({ messages: [message] });
  await expect.element(slip()).toHaveAttribute("src", picture);
  await new Promise(requestAnimationFrame);
  cancelAnimationFrame(frame);
  expect(blank).toEqual([]);
  expect(place()).toBe(before);
});

test.each([360, 1280])(
  "a picture that is open is still shown when its message is stored and its own file goes, %i px wide",
  async (width) => {
    await resizePage(width, "100%", 800);
    const preview = URL.createObjectURL(await fetch(aPicture()).then((file) => file.blob()));
    const { conversation } = await openPanel({ outgoing: [outgoingSlip(preview)] });
    await slip().click();
    const viewer = page.getByRole("dialog", { name: "Picture", exact: true });
    const open = viewer.getByRole("img", { name: "slip.png" });
    await expect.element(open).toHaveAttribute("src", preview);
    const dialog = viewer.element();
    const message = aMessage(content, { id: "slip", sender: "customer" });
    conversation.set({ outgoing: [], messages: [{ ...message, preview }] });
    await expect.poll(() => conversation.calls).toContainEqual(["releasePreview", preview]);
    URL.revokeObjectURL(preview);
    conversation.set({ messages: [message] });
    await expect.element(open).toHaveAttribute("src", picture);
    await expect.poll(() => paintable(open.element())).toBe(true);
    expect(viewer.element()).toBe(dialog);
    await viewer.getByRole("button", { name: "Close" }).click();
    await expect.element(viewer).not.toBeInTheDocument();
    await expect.element(log()).toHaveFocus();
  },
);

test("a picture that did not load is tried again once the conversation is connected again", async () => {
  const { conversation } = await openPanel({ messages: [aMessage(content)] });
  await expect.element(slip()).toBeVisible();
  conversation.set({ connection: "reconnecting" });
  slip().element().dispatchEvent(new Event("error"));
  await expect.element(page.getByText("This picture cannot be shown")).toBeVisible();
  conversation.set({ connection: "joined" });
  await expect.element(page.getByText("This picture cannot be shown")).not.toBeInTheDocument();
  await expect.element(slip()).toBeVisible();
});
