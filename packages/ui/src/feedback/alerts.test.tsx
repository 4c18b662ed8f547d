import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { press } from "../testing/press.ts";
import { renderPart } from "../testing/render-part.tsx";
import { useAlert, useToast } from "./feedback-context.ts";
import { FeedbackHost } from "./FeedbackHost.tsx";

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
