import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { TextField } from "../field/TextField.tsx";
import { press } from "../testing/press.ts";
import { renderPart } from "../testing/render-part.tsx";
import { FormShell } from "./FormShell.tsx";

test("two presses before React has drawn the first submit once", async () => {
  const submit = vi.fn<() => Promise<void>>(() => new Promise(() => {}));
  const screen = await renderPart(
    <FormShell onSubmit={submit} pending={false} error={null} submitLabel="Transfer">
      <TextField label="Amount" value="100" onChange={() => {}} />
    </FormShell>,
  );
  const button = screen.getByRole("button", { name: "Transfer" }).element();
  press(button);
  press(button);
  await screen.getByLabelText("Amount").click();
  await userEvent.keyboard("{Enter}");
  expect(submit).toHaveBeenCalledTimes(1);
});

test("a form whose submit has ended can be sent again", async () => {
  const submit = vi.fn<() => void>();
  const screen = await renderPart(
    <FormShell onSubmit={submit} pending={false} error={null} submitLabel="Send">
      {null}
    </FormShell>,
  );
  const button = screen.getByRole("button", { name: "Send" });
  await button.click();
  await button.click();
  expect(submit).toHaveBeenCalledTimes(2);
});

function Refused({ error }: { readonly error: string | null }) {
  return (
    <FormShell onSubmit={() => {}} pending={false} error={error} submitLabel="Send">
      {null}
    </FormShell>
  );
}

test("its error is announced", async () => {
  const screen = await renderPart(<Refused error={null} />);
  await expect.element(screen.getByRole("alert")).toBeEmptyDOMElement();
  await screen.update(<Refused error="Wrong password" />);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Wrong password");
});

function Register() {
  const [wrong, setWrong] = useState(false);
  return (
    <FormShell onSubmit={() => setWrong(true)} pending={false} error={null} submitLabel="Next">
      <TextField label="Name" value="" onChange={() => {}} />
      <TextField label="Phone" value="" error={wrong ? "Enter your phone" : null} onChange={() => {}} />
    </FormShell>
  );
}

test("the first wrong field takes the focus", async () => {
  const screen = await renderPart(<Register />);
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(screen.getByLabelText("Phone")).toHaveFocus();
  await expect.element(screen.getByLabelText("Phone")).toHaveAccessibleDescription("Enter your phone");
});

function RefusedLater({ refusal }: { readonly refusal: Promise<unknown> }) {
  const [wrong, setWrong] = useState(false);
  const send = async () => {
    await refusal;
    setWrong(true);
  };
  return (
    <FormShell onSubmit={send} pending={false} error={null} submitLabel="Next">
      <TextField label="Name" value="" onChange={() => {}} />
      <TextField label="Phone" value="" error={wrong ? "This phone is taken" : null} onChange={() => {}} />
    </FormShell>
  );
}

test("a field that the server refuses later takes the focus, unless the member has gone on", async () => {
  const refusal = Promise.withResolvers<void>();
  const screen = await renderPart(<RefusedLater refusal={refusal.promise} />);
  await screen.getByRole("button", { name: "Next" }).click();
  refusal.resolve();
  await expect.element(screen.getByLabelText("Phone")).toHaveFocus();

  const later = Promise.withResolvers<void>();
  await screen.update(<RefusedLater key="next" refusal={later.promise} />);
  await screen.getByRole("button", { name: "Next" }).click();
  await screen.getByLabelText("Name").click();
  later.resolve();
  await expect.element(screen.getByLabelText("Phone")).toHaveAttribute("aria-invalid", "true");
  await expect.element(screen.getByLabelText("Name")).toHaveFocus();
});

function Wrong() {
  const [error, setError] = useState<string | null>(null);
  return (
    <FormShell
      onSubmit={async () => {
        await Promise.resolve();
        setError("The password is wrong.");
      }}
      pending={false}
      error={error}
      submitLabel="Log in"
    >
      <TextField label="Password" value="" onChange={() => {}} />
    </FormShell>
  );
}

test("an error below the fold comes into sight", async () => {
  const screen = await renderPart(
    <div style={{ paddingBlockStart: "100vh" }}>
      <Wrong />
    </div>,
  );
  const field = screen.getByLabelText("Password").element() as HTMLInputElement;
  field.focus();
  window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight);
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("The password is wrong.")).toBeInViewport({ ratio: 1 });
});
