import { House } from "lucide-react";
import { useEffect, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BottomMenu } from "../bottom-menu/BottomMenu.tsx";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { renderPart } from "../testing/render-part.tsx";
import { useAlert, useToast, type ConfirmQuestion, type HoldBack } from "./feedback-context.ts";
import { FeedbackHost } from "./FeedbackHost.tsx";
import { useConfirm } from "./useConfirm.ts";

const press = (button: Element) => button.dispatchEvent(new MouseEvent("click", { bubbles: true }));

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

function ConfirmPage({
  question,
  onAnswer,
}: {
  readonly question: ConfirmQuestion;
  readonly onAnswer: (answer: boolean) => void;
}) {
  const confirm = useConfirm();
  return <Button onClick={() => confirm(question).then(onAnswer)}>Cancel bonus</Button>;
}

async function asked(run: () => Promise<unknown>, holdBack?: HoldBack) {
  const answer = vi.fn<(confirmed: boolean) => void>();
  const question = { title: "Cancel the bonus?", confirmLabel: "Cancel it", cancelLabel: "Keep it", run };
  const screen = await renderPart(
    <FeedbackHost
      failureText={(cause) => (cause instanceof Error ? cause.message : "?")}
      {...(holdBack && { holdBack })}
    >
      <ConfirmPage question={question} onAnswer={answer} />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Cancel bonus" }).click();
  const dialog = screen.getByRole("alertdialog", { name: "Cancel the bonus?" });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, answer };
}

test("a confirm stays open while it runs, takes one press, and answers when it is done", async () => {
  const work = Promise.withResolvers<void>();
  const run = vi.fn<() => Promise<void>>(() => work.promise);
  const { screen, dialog, answer } = await asked(run);
  const go = screen.getByRole("button", { name: "Cancel it" }).element();
  press(go);
  press(go);
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toBeVisible();
  expect(run).toHaveBeenCalledTimes(1);
  expect(answer).not.toHaveBeenCalled();

  work.resolve();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answer).toHaveBeenCalledExactlyOnceWith(true);
});

test("a confirm owns its failure and can be tried again", async () => {
  const run = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error("Conditions unmet"))
    .mockResolvedValueOnce();
  const { screen, dialog, answer } = await asked(run);
  await screen.getByRole("button", { name: "Cancel it" }).click();
  await expect.element(dialog.getByText("Conditions unmet")).toBeVisible();
  expect(answer).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Cancel it" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(answer).toHaveBeenCalledExactlyOnceWith(true);
});

test.each([
  ["succeeds", (end: PromiseWithResolvers<void>) => end.resolve(), true, 0],
  ["fails", (end: PromiseWithResolvers<void>) => end.reject(new Error("No line")), false, 1],
])(
  "Back leaves a confirm whose action runs and then %s: the answer follows",
  async (_how, finish, confirmed, told) => {
    const end = Promise.withResolvers<void>();
    const holdBack = vi.fn<HoldBack>(() => ({ drop: () => {}, release: () => Promise.resolve() }));
    const { screen, dialog, answer } = await asked(() => end.promise, holdBack);
    await screen.getByRole("button", { name: "Cancel it" }).click();
    holdBack.mock.lastCall?.[0]();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(answer).not.toHaveBeenCalled();
    finish(end);
    await expect.poll(() => answer.mock.calls).toEqual([[confirmed]]);
    await expect.poll(() => screen.getByText("No line").elements()).toHaveLength(told);
  },
);

test("cancelling runs nothing", async () => {
  const run = vi.fn<() => Promise<void>>();
  const { screen, answer } = await asked(run);
  await screen.getByRole("button", { name: "Keep it" }).click();
  await expect.poll(() => answer.mock.calls).toEqual([[false]]);
  expect(run).not.toHaveBeenCalled();
});

function AlertPage({ onRead }: { readonly onRead: () => void }) {
  const alert = useAlert();
  const both = async () => {
    await Promise.all([alert({ title: "Transferred" }), alert({ title: "Second" })]);
    onRead();
  };
  return <Button onClick={both}>Tell</Button>;
}

test("alerts open one after another, and each resolves when closed", async () => {
  const read = vi.fn<() => void>();
  const screen = await renderPart(
    <FeedbackHost>
      <AlertPage onRead={read} />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Tell" }).click();
  await expect.element(screen.getByRole("alertdialog", { name: "Transferred" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("alertdialog", { name: "Second" })).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => read.mock.calls.length).toBe(1);
});

function WayOnPage({ onSelect }: { readonly onSelect: () => void }) {
  const alert = useAlert();
  const tell = () => alert({ title: "Slip received", action: { label: "See the slip", onSelect } });
  return <Button onClick={() => void tell()}>Tell</Button>;
}

test("in an alert with an action, the action is the primary button", async () => {
  const onSelect = vi.fn<() => void>();
  const screen = await renderPart(
    <FeedbackHost>
      <WayOnPage onSelect={onSelect} />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Tell" }).click();
  const dialog = screen.getByRole("alertdialog", { name: "Slip received" });
  const wayOn = dialog.getByRole("button", { name: "See the slip" });
  await expect.element(wayOn).toHaveAttribute("data-variant", "primary");
  await expect
    .element(dialog.getByRole("button", { name: "Close" }).last())
    .toHaveAttribute("data-variant", "secondary");
  await wayOn.click();
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
});

const supportButton = (close: () => void) => <Button onClick={close}>Contact support</Button>;

function ButtonInAlertPage() {
  const alert = useAlert();
  return <Button onClick={() => void alert({ title: "Slip received", body: supportButton })}>Tell</Button>;
}

test("a button in the body of an alert can close it", async () => {
  const screen = await renderPart(
    <FeedbackHost>
      <ButtonInAlertPage />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Tell" }).click();
  const dialog = screen.getByRole("alertdialog", { name: "Slip received" });
  await dialog.getByRole("button", { name: "Contact support" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

function Deleting({ run }: { readonly run: () => Promise<void> }) {
  const confirm = useConfirm();
  return (
    <Button onClick={() => void confirm({ title: "Delete the draft?", confirmLabel: "Delete it", run })}>
      Delete
    </Button>
  );
}

function Draft({ run }: { readonly run: () => Promise<void> }) {
  const [open, setOpen] = useState(true);
  const alert = useAlert();
  useEffect(() => {
    const leave = () => setOpen(false);
    addEventListener("popstate", leave);
    return () => removeEventListener("popstate", leave);
  }, []);
  return (
    <>
      {open && <Deleting run={run} />}
      <Button onClick={() => void alert({ title: "Saved" })}>Save</Button>
    </>
  );
}

test("a question goes with the part that asks it, while its action runs too, and answers no other", async () => {
  const action = Promise.withResolvers<void>();
  const screen = await renderPart(
    <FeedbackHost>
      <Draft run={() => action.promise} />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Delete" }).click();
  const question = screen.getByRole("alertdialog", { name: "Delete the draft?" });
  await question.getByRole("button", { name: "Delete it" }).click();
  await expect.element(question).toHaveAttribute("aria-busy", "true");
  window.dispatchEvent(new PopStateEvent("popstate"));
  await expect.element(question).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Save" }).click();
  action.resolve();
  await action.promise;
  await expect.element(screen.getByRole("alertdialog", { name: "Saved" })).toBeVisible();
});

function LatePage() {
  const alert = useAlert();
  const toast = useToast();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          void alert({
            title: "Withdrawal refused",
            body: (
              <>
                <input aria-label="Note" />
                <Button onClick={() => setOpen(true)}>Open behind</Button>
              </>
            ),
          });
        }}
      >
        Tell
      </Button>
      {open && (
        <Dialog title="Deposit" onClose={() => setOpen(false)}>
          <Button onClick={() => toast({ tone: "danger", text: "Too little money" })}>Send</Button>
        </Dialog>
      )}
    </>
  );
}

test("an alert stays above a dialog that opens after it, keeps the focus, and leaves it the page when it is answered", async () => {
  const screen = await renderPart(
    <FeedbackHost>
      <LatePage />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Tell" }).click();
  const alert = screen.getByRole("alertdialog", { name: "Withdrawal refused" });
  const note = alert.getByLabelText("Note");
  await note.fill("ask");
  // Without the press that would move the focus.
  press(alert.getByRole("button", { name: "Open behind" }).element());
  const late = page.getByRole("dialog", { name: "Deposit" });
  await expect.poll(() => document.querySelectorAll("dialog:modal").length).toBe(2);
  await expect.element(note).toHaveFocus();
  const { left, top, width, height } = alert.element().getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(alert.element().contains(onTop)).toBe(true);
  await expect.element(note).toHaveValue("ask");
  await alert.getByRole("button", { name: "Close" }).last().click();
  await expect.element(alert).not.toBeInTheDocument();
  await late.getByRole("button", { name: "Send" }).click();
  await expect.element(late.getByRole("alert")).toHaveTextContent("Too little money");
});
