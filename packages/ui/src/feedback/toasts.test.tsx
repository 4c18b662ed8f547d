import { House } from "lucide-react";
import { useState } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BottomMenu } from "../bottom-menu/BottomMenu.tsx";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { press } from "../testing/press.ts";
import { renderPart } from "../testing/render-part.tsx";
import { preferMotion } from "../testing/resize-page.ts";
import { useToast } from "./feedback-context.ts";
import { FeedbackHost } from "./FeedbackHost.tsx";

/** React answers a pointer that moves in a task of its own, before the next frame but one. */
async function rendered() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

afterEach(() => vi.useRealTimers());

function ToastPage() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => toast({ tone: "danger", text: "Transfer refused" })}>Fail</Button>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Dialog title="Transfer" onClose={() => setOpen(false)}>
          <Button onClick={() => toast({ tone: "danger", text: "Too little money" })}>Send</Button>
        </Dialog>
      )}
    </>
  );
}

test("a toast appears in the open dialog, can be pressed there, and stays when the dialog closes", async () => {
  const screen = await renderPart(
    <FeedbackHost>
      <ToastPage />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Open" }).click();
  const dialog = screen.getByRole("dialog", { name: "Transfer" });
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect.element(dialog.getByRole("alert")).toHaveTextContent("Too little money");

  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Too little money");
  await screen.getByRole("button", { name: "Dismiss notification" }).click();
  await expect.element(screen.getByRole("alert")).toBeEmptyDOMElement();
});

interface OverEachOther {
  readonly lower: boolean;
  readonly upper: boolean;
}

function FailingPage({ lower, upper }: OverEachOther) {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast({ tone: "danger", text: "Transfer refused" })}>Fail</Button>
      {lower && (
        <Dialog title="Transfer" onClose={() => {}}>
          Below
        </Dialog>
      )}
      {upper && (
        <Dialog title="Message" onClose={() => {}}>
          Above
        </Dialog>
      )}
    </>
  );
}

/** Shows a toast on a page with some dialogs, then others, and tells how often the toast appeared. */
async function appearances(start: OverEachOther, ...then: readonly OverEachOther[]) {
  await preferMotion("no-preference");
  const aPage = (dialogs: OverEachOther) => (
    <FeedbackHost>
      <FailingPage {...dialogs} />
    </FeedbackHost>
  );
  const screen = await renderPart(aPage(start));
  const toast = screen.getByRole("alert");
  const onStart = vi.fn<(event: AnimationEvent) => void>();
  const follow = (event: AnimationEvent) => {
    if (event.target instanceof Element && toast.element().contains(event.target)) onStart(event);
  };
  document.addEventListener("animationstart", follow);
  press(screen.getByText("Fail").element());
  await expect.poll(() => onStart).toHaveBeenCalledOnce();
  for (const dialogs of then) {
    await screen.update(aPage(dialogs));
    await rendered();
  }
  expect(toast.element()).toHaveTextContent("Transfer refused");
  document.removeEventListener("animationstart", follow);
  return onStart.mock.calls.length;
}

test("a toast does not appear again when a dialog opens and closes", async () => {
  const none = { lower: false, upper: false };
  expect(await appearances(none, { lower: true, upper: false }, none)).toBe(1);
});

test("a toast stays where it is when a dialog below it closes, in a browser that can't move it", async () => {
  const { moveBefore } = Element.prototype;
  onTestFinished(() => {
    Element.prototype.moveBefore = moveBefore;
  });
  Reflect.deleteProperty(Element.prototype, "moveBefore");
  expect(await appearances({ lower: true, upper: true }, { lower: false, upper: true })).toBe(1);
});

function Talkative({ body }: { readonly body: string }) {
  const toast = useToast();
  const tell = () => {
    for (const text of ["One", "Two", "Three"]) toast({ tone: "info", text });
  };
  return (
    <Dialog title="Transfer" onClose={() => {}} footer={<Button onClick={tell}>Tell</Button>}>
      {body}
    </Dialog>
  );
}

test.each([
  [360, 640, "Short."],
  [360, 640, "A long text. ".repeat(400)],
  [640, 360, "A long text. ".repeat(400)],
  [820, 1180, "Short."],
  [820, 1180, "A long text. ".repeat(400)],
])("in a dialog at %i × %i toasts cover nothing of it", async (width, height, body) => {
  await page.viewport(width, height);
  const screen = await renderPart(
    <FeedbackHost>
      <Talkative body={body} />
    </FeedbackHost>,
  );
  const dialog = screen.getByRole("dialog", { name: "Transfer" });
  await dialog.getByRole("button", { name: "Tell" }).click();
  await expect.element(dialog.getByText("Three")).toBeInViewport();
  await expect.element(dialog.getByText("One")).toBeInViewport();
  const toasts = screen.getByRole("region", { name: "Notifications" }).element().getBoundingClientRect();
  const panel = dialog.element().firstElementChild;
  expect.assert(panel !== null);
  expect(toasts.bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().top);
  expect(
    dialog.getByRole("button", { name: "Tell" }).element().getBoundingClientRect().bottom,
  ).toBeLessThanOrEqual(height);
  await page.viewport(360, 640);
});

function LongForm() {
  const toast = useToast();
  return (
    <Dialog title="Gift link" onClose={() => {}}>
      <p>{"A long text. ".repeat(400)}</p>
      <Button onClick={() => toast({ tone: "danger", text: "Refused" })}>Send</Button>
    </Dialog>
  );
}

test("a toast moves no button of a dialog that fills the screen, neither when it comes nor when it goes", async () => {
  const screen = await renderPart(
    <FeedbackHost>
      <LongForm />
    </FeedbackHost>,
  );
  const send = screen.getByRole("button", { name: "Send" });
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  send.element().scrollIntoView({ block: "end" });
  const place = () => Math.round(send.element().getBoundingClientRect().top);
  const before = place();
  await send.click();
  await expect.element(screen.getByText("Refused")).toBeInViewport();
  await expect.poll(place).toBe(before);
  await screen.getByRole("button", { name: "Dismiss notification" }).click();
  await expect.element(screen.getByText("Refused")).not.toBeInTheDocument();
  await expect.poll(place).toBe(before);
});

test("over a page, toasts lie over its header, clear of everything that a thumb presses", async () => {
  const screen = await renderPart(
    <FeedbackHost>
      <ToastPage />
      <BottomMenu
        label="Main menu"
        current="/"
        items={[{ to: "/", label: "Home", icon: House, prominent: true }]}
      />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Fail" }).click();
  await expect.element(screen.getByText("Transfer refused")).toBeInViewport();
  const toasts = screen.getByRole("region", { name: "Notifications" }).element().getBoundingClientRect();
  expect(toasts.top).toBeGreaterThanOrEqual(0);
  expect(toasts.bottom).toBeLessThan(window.innerHeight / 6);
});

test("a danger toast goes after 4 seconds and not before", async () => {
  const screen = await renderPart(
    <FeedbackHost>
      <ToastPage />
    </FeedbackHost>,
  );
  const alert = screen.getByRole("alert");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  press(screen.getByRole("button", { name: "Fail" }).element());
  // React answers a press in a microtask.
  await Promise.resolve();
  vi.advanceTimersByTime(3_999);
  await Promise.resolve();
  expect(alert.element()).toHaveTextContent("Transfer refused");
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.element(alert).toBeEmptyDOMElement();
});

test("a pointer that rests on a toast does not keep it", async () => {
  const screen = await renderPart(
    <FeedbackHost>
      <ToastPage />
    </FeedbackHost>,
  );
  const alert = screen.getByRole("alert");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  press(screen.getByRole("button", { name: "Fail" }).element());
  await rendered();
  vi.advanceTimersByTime(3_000);
  alert.element().firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  await rendered();
  vi.advanceTimersByTime(3_999);
  await rendered();
  expect(alert.element()).toHaveTextContent("Transfer refused");
  vi.advanceTimersByTime(1);
  await rendered();
  vi.useRealTimers();
  await expect.element(alert).toBeEmptyDOMElement();
});

test("a toast on a page that nobody sees waits, and has all its time once the page is seen again", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("visible");
  const screen = await renderPart(
    <FeedbackHost>
      <ToastPage />
    </FeedbackHost>,
  );
  const alert = screen.getByRole("alert");
  const see = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  press(screen.getByRole("button", { name: "Fail" }).element());
  // React answers a press in a microtask.
  await Promise.resolve();
  vi.advanceTimersByTime(500);
  see("hidden");
  vi.advanceTimersByTime(60_000);
  await rendered();
  expect(alert.element()).toHaveTextContent("Transfer refused");
  see("visible");
  vi.advanceTimersByTime(4_000);
  vi.useRealTimers();
  visibility.mockRestore();
  await expect.element(alert).toBeEmptyDOMElement();
});
