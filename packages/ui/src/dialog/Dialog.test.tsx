import { useState, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../button/Button.tsx";
import { renderPart } from "../testing/render-part.tsx";
import { Dialog } from "./Dialog.tsx";

afterEach(() => vi.restoreAllMocks());

function Page({ pending = false }: { readonly pending?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Deposit</Button>
      {open && (
        <Dialog
          title="Deposit money"
          pending={pending}
          onClose={() => setOpen(false)}
          footer={<Button>Send</Button>}
        >
          Pay only from your own account.
        </Dialog>
      )}
    </>
  );
}

async function opened(pending = false) {
  const screen = await renderPart(<Page pending={pending} />);
  await screen.getByRole("button", { name: "Deposit" }).click();
  const dialog = screen.getByRole("dialog", { name: "Deposit money" });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog };
}

test("opening moves the focus in and locks the page; Escape closes and gives both back", async () => {
  const { screen, dialog } = await opened();
  await expect.element(screen.getByRole("heading", { name: "Deposit money" })).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");

  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Deposit" })).toHaveFocus();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
});

/** Its first press is answered at once: what replaces the button stands where it stood. */
function Transfer({ onOpened, reuses }: { readonly onOpened: () => void; readonly reuses: boolean }) {
  const [sent, setSent] = useState(false);
  const key = reuses ? "same element" : String(sent);
  return (
    <Dialog title="Transfer" onClose={() => setSent(false)}>
      <Button key={key} onClick={sent ? onOpened : () => setSent(true)}>
        {sent ? "Open the statement" : "Transfer now"}
      </Button>
    </Dialog>
  );
}

test.each([
  ["another button", false],
  ["the same button with another text", true],
])(
  "the second press of a double press does not reach %s that the first one put there",
  async (_case, reuses) => {
    const onOpened = vi.fn<() => void>();
    const screen = await renderPart(<Transfer onOpened={onOpened} reuses={reuses} />);
    await screen.getByRole("button", { name: "Transfer now" }).dblClick();
    const next = screen.getByRole("button", { name: "Open the statement" });
    await expect.element(next).toBeVisible();
    expect(onOpened).not.toHaveBeenCalled();
    await next.click();
    expect(onOpened).toHaveBeenCalledOnce();
  },
);

test("both presses of a double press reach a button that stays", async () => {
  const onPress = vi.fn<() => void>();
  const screen = await renderPart(
    <Dialog title="Amount" onClose={() => undefined}>
      <Button onClick={onPress}>Add 100</Button>
    </Dialog>,
  );
  await screen.getByRole("button", { name: "Add 100" }).dblClick();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test.each([
  [
    "around its field",
    <label key="around">
      <input type="checkbox" /> Use all
    </label>,
  ],
  [
    "beside its field",
    <span key="beside">
      <input id="all" type="checkbox" /> <label htmlFor="all">Use all</label>
    </span>,
  ],
])("both presses of a double press reach a label %s", async (_case, content) => {
  const screen = await renderPart(
    <Dialog title="Amount" onClose={() => undefined}>
      {content}
    </Dialog>,
  );
  const box = screen.getByRole("checkbox", { name: "Use all" });
  await screen.getByText("Use all").dblClick();
  await expect.element(box).not.toBeChecked();
  await screen.getByText("Use all").click();
  await expect.element(box).toBeChecked();
});

test("the close button closes", async () => {
  const { screen, dialog } = await opened();
  await screen.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a press beside the panel closes, one on it does not", async () => {
  const { screen, dialog } = await opened();
  await screen.getByText("Pay only from your own account.").click();
  await expect.element(dialog).toBeVisible();
  await dialog.click({ position: { x: 10, y: 10 } });
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a press that begins on the panel and ends beside it, as in selecting text, closes nothing", async () => {
  const { screen, dialog } = await opened();
  const text = screen.getByText("Pay only from your own account.").element();
  text.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  dialog.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(dialog).toBeVisible();
});

test("while something runs, neither Escape twice nor a press beside it closes", async () => {
  const { screen, dialog } = await opened(true);
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await dialog.click({ position: { x: 10, y: 10 } });
  await expect.element(dialog).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Close" })).toBeDisabled();
});

test("the page behind takes no part", async () => {
  const { screen } = await opened();
  const behind = screen.getByRole("button", { name: "Deposit" });
  behind.query()?.focus();
  await expect.element(behind).not.toHaveFocus();
});

test("it stays open when the caller does not close it, however often it is asked", async () => {
  const screen = await renderPart(
    <Dialog title="Terms" onClose={() => {}}>
      Read me
    </Dialog>,
  );
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog", { name: "Terms" })).toBeVisible();
});

function Growing() {
  const [lines, setLines] = useState(1);
  return (
    <Dialog
      title="Terms"
      onClose={() => {}}
      footer={<Button onClick={() => setLines(lines === 1 ? 80 : 1)}>More or less</Button>}
    >
      {Array.from({ length: lines }, (_, line) => (
        <p key={line}>Line {line}</p>
      ))}
    </Dialog>
  );
}

/** Its button goes away once it is pressed, and something else takes its place. */
function Retry({ step }: { readonly step: ReactNode }) {
  const [done, setDone] = useState(false);
  return (
    <Dialog title="Statement" onClose={() => {}}>
      {done ? (
        <>
          {step}
          <p style={{ blockSize: "200vh" }}>Loaded</p>
        </>
      ) : (
        <Button onClick={() => setDone(true)}>Try again</Button>
      )}
    </Dialog>
  );
}

test.each([
  ["its title", "Statement", null],
  [
    "the heading of the step that has one",
    "March",
    <h3 key="step" tabIndex={-1}>
      March
    </h3>,
  ],
])("when the focused button goes away, %s has the focus", async (_case, heading, step) => {
  const screen = await renderPart(<Retry step={step} />);
  screen.getByRole("button", { name: "Try again" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Loaded")).toBeInTheDocument();
  await expect.element(screen.getByRole("heading", { name: heading })).toHaveFocus();
});

function Shrinking() {
  const [removed, setRemoved] = useState(false);
  return (
    <Dialog title="Slip" onClose={() => {}}>
      <h3 tabIndex={-1}>Krungthai Bank</h3>
      <p style={{ blockSize: "200vh" }}>Picture</p>
      {!removed && <Button onClick={() => setRemoved(true)}>Cancel upload</Button>}
      <p>{removed && "Cancelled"}</p>
    </Dialog>
  );
}

test("the heading that takes the focus of a button that goes away scrolls nothing", async () => {
  const screen = await renderPart(<Shrinking />);
  await screen.getByRole("button", { name: "Cancel upload" }).click();
  await expect.element(screen.getByRole("heading", { name: "Krungthai Bank" })).toHaveFocus();
  await expect.element(screen.getByText("Cancelled")).toBeInViewport();
});

test("a body that scrolls from the start is a tab stop at once, before its size was reported", async () => {
  vi.spyOn(ResizeObserver.prototype, "observe").mockReturnValue();
  const screen = await renderPart(
    <Dialog title="Terms" onClose={() => {}}>
      <p style={{ blockSize: "200vh" }}>Long</p>
    </Dialog>,
  );
  await expect.element(screen.getByRole("region", { name: "Terms" })).toHaveAttribute("tabindex", "0");
});

test("its body is a tab stop only while it scrolls, and then scrolls by the keyboard", async () => {
  const screen = await renderPart(<Growing />);
  const body = screen.getByRole("region", { name: "Terms" });
  const more = screen.getByRole("button", { name: "More or less" });
  await expect.element(body).not.toHaveAttribute("tabindex");
  await more.click();
  await expect.element(body).toHaveAttribute("tabindex", "0");
  body.query()?.focus();
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByText("Line 79")).toBeInViewport();
  await more.click();
  await expect.element(body).not.toHaveAttribute("tabindex");
});
