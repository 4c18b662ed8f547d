import { useState } from "react";
import { expect, test, vi } from "vitest";
import { TextField } from "../field/TextField.tsx";
import { renderPart } from "../testing/render-part.tsx";
import { FormShell } from "./FormShell.tsx";
import { useFormValidation } from "./useFormValidation.ts";

interface NamesProps {
  readonly hidesOnEdit: boolean;
  readonly onSend: () => void;
  readonly refusal?: string | null;
}

/** Two required names; the last name "x" is wrong whatever is typed next. */
function Names({ hidesOnEdit, onSend, refusal = null }: NamesProps) {
  const [first, setFirst] = useState("");
  const [last, setLast] = useState("");
  const early = last === "x" ? "Not x" : null;
  const form = useFormValidation({
    problems: {
      first: first === "" ? "Enter a first name" : null,
      last: last === "" ? "Enter a last name" : early,
    },
    early: { last: early },
    refusal,
    onValid: onSend,
  });
  const change = (set: (text: string) => void) => (text: string) => {
    if (hidesOnEdit) form.edited();
    set(text);
  };
  return (
    <FormShell onSubmit={form.submit} pending={false} error={form.refusal} submitLabel="Send">
      <TextField label="First" value={first} error={form.problems.first} onChange={change(setFirst)} />
      <TextField label="Last" value={last} error={form.problems.last} onChange={change(setLast)} />
    </FormShell>
  );
}

async function renderNames(props: Partial<NamesProps>) {
  const onSend = vi.fn<() => void>();
  const form = (more: Partial<NamesProps>) => <Names hidesOnEdit onSend={onSend} {...props} {...more} />;
  const screen = await renderPart(form({}));
  return {
    onSend,
    screen,
    first: screen.getByLabelText("First"),
    last: screen.getByLabelText("Last"),
    send: screen.getByRole("button", { name: "Send" }),
    alert: screen.getByRole("alert"),
    refuse: (refusal: string) => screen.update(form({ refusal })),
  };
}

test("problems appear with the submit, and nothing is sent", async () => {
  const { first, last, send, onSend } = await renderNames({});
  await expect.element(first).toBeValid();
  await send.click();
  await expect.element(first).toHaveAccessibleDescription("Enter a first name");
  await expect.element(last).toHaveAccessibleDescription("Enter a last name");
  expect(onSend).not.toHaveBeenCalled();
});

test("in a form that hides problems on edit, a change hides all of them until the next submit", async () => {
  const { first, last, send, onSend } = await renderNames({});
  await send.click();
  await first.fill("Ann");
  await expect.element(last).toBeValid();
  await send.click();
  await expect.element(last).toHaveAccessibleDescription("Enter a last name");
  await last.fill("Lee");
  await send.click();
  expect(onSend).toHaveBeenCalledOnce();
});

test("in any other form each problem stays until it is fixed", async () => {
  const { first, last, send } = await renderNames({ hidesOnEdit: false });
  await send.click();
  await first.fill("Ann");
  await expect.element(first).toBeValid();
  await expect.element(last).toHaveAccessibleDescription("Enter a last name");
});

test("an early problem appears before any submit, and alone", async () => {
  const { first, last } = await renderNames({ hidesOnEdit: false });
  await last.fill("x");
  await expect.element(last).toHaveAccessibleDescription("Not x");
  await expect.element(first).toBeValid();
});

test("a refusal is shown until the member edits the form, and gives way to a problem", async () => {
  const { first, last, send, alert, refuse } = await renderNames({});
  await first.fill("Ann");
  await last.fill("Lee");
  await send.click();
  await refuse("Name taken");
  await expect.element(alert).toHaveTextContent("Name taken");
  await first.fill("");
  await expect.element(alert).toBeEmptyDOMElement();
  await send.click();
  await expect.element(first).toHaveAccessibleDescription("Enter a first name");
  await expect.element(alert).toBeEmptyDOMElement();
});
