import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart } from "../testing/render-part.tsx";
import { AmountField } from "./AmountField.tsx";
import { OneTimeCodeField } from "./OneTimeCodeField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { SelectField } from "./SelectField.tsx";
import { TextField } from "./TextField.tsx";
import { UpperCaseField } from "./UpperCaseField.tsx";

function Amounts() {
  const [text, setText] = useState("");
  return (
    <AmountField label="Amount" value={text} onChange={setText} choices={[{ label: "50 %", text: "250" }]} />
  );
}

test.each([
  ["๑,๐๐๐.๕๐", "Read as 1,000.50"],
  ["໑໐໐", "Read as 100.00"],
  ["1,000.50", ""],
  ["1e3", ""],
])(
  "the amount %j stays as typed, and one in Thai or Lao digits shows how it is read",
  async (typed, read) => {
    const screen = await renderPart(<Amounts />);
    const field = screen.getByLabelText("Amount");
    await field.fill(typed);
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).toHaveAccessibleDescription(read);
  },
);

test("a choice under the amount fills it in", async () => {
  const screen = await renderPart(<Amounts />);
  await screen.getByRole("button", { name: "50 %" }).click();
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("250");
});

function Names() {
  const [name, setName] = useState("");
  return <UpperCaseField label="Name" value={name} onChange={setName} />;
}

test("upper-casing in the middle of a name leaves the caret where it was", async () => {
  const screen = await renderPart(<Names />);
  const field = screen.getByLabelText("Name");
  await field.fill("somjai");
  await expect.element(field).toHaveValue("SOMJAI");
  const input = field.element();
  expect.assert(input instanceof HTMLInputElement);
  input.setSelectionRange(3, 3);
  await userEvent.keyboard("xy");
  await expect.element(field).toHaveValue("SOMXYJAI");
  expect(input.selectionStart).toBe(5);
});

test("text under composition is left alone, and upper-cased when the composition ends", async () => {
  const screen = await renderPart(<Names />);
  const field = screen.getByLabelText("Name");
  const input = field.element();
  expect.assert(input instanceof HTMLInputElement);
  input.focus();
  input.dispatchEvent(new CompositionEvent("compositionstart", { bubbles: true }));
  await userEvent.keyboard("ab");
  expect(input.value).toBe("ab");
  input.dispatchEvent(new CompositionEvent("compositionend", { bubbles: true, data: "ab" }));
  await expect.element(field).toHaveValue("AB");
});

function Codes() {
  const [code, setCode] = useState("");
  return <OneTimeCodeField label="Code" value={code} onChange={setCode} />;
}

test("a one-time code pasted with a space and in Thai digits keeps its zeros", async () => {
  const screen = await renderPart(<Codes />);
  const field = screen.getByLabelText("Code");
  await field.fill("๐๐๑ 204");
  await expect.element(field).toHaveValue("001204");
  await expect.element(field).toHaveAttribute("autocomplete", "one-time-code");
});

test("a password is hidden until the member asks to see it", async () => {
  const screen = await renderPart(
    <PasswordField label="Password" autoComplete="current-password" value="demo-1234" onChange={() => {}} />,
  );
  const field = screen.getByLabelText("Password", { exact: true });
  await expect.element(field).toHaveAttribute("type", "password");
  await screen.getByRole("button", { name: "Show password" }).click();
  await expect.element(field).toHaveAttribute("type", "text");
  await expect
    .element(screen.getByRole("button", { name: "Show password" }))
    .toHaveAttribute("aria-pressed", "true");
});

test("a phone field shows the keypad and accepts a pasted number", async () => {
  const change = vi.fn<(value: string) => void>();
  const screen = await renderPart(<PhoneField label="Phone" value="" onChange={change} />);
  await expect.element(screen.getByLabelText("Phone")).toHaveAttribute("inputmode", "tel");
  await screen.getByLabelText("Phone").fill("+66 81 234 5678");
  expect(change).toHaveBeenLastCalledWith("+66 81 234 5678");
});

test("a select shows that nothing is chosen yet, and reports the choice", async () => {
  const change = vi.fn<(value: string) => void>();
  const banks = [{ label: "Recommended", options: [{ value: "SCB", label: "ไทยพาณิชย์" }] }];
  const screen = await renderPart(<SelectField label="Bank" value="" options={banks} onChange={change} />);
  await expect.element(screen.getByLabelText("Bank")).toHaveDisplayValue("Choose");
  await screen.getByLabelText("Bank").selectOptions("SCB");
  expect(change).toHaveBeenCalledExactlyOnceWith("SCB");
});

test("an error replaces the hint and belongs to its field", async () => {
  const screen = await renderPart(
    <TextField
      label="Name"
      hint="As in your bank book"
      error="Enter your name"
      value=""
      onChange={() => {}}
    />,
  );
  const field = screen.getByLabelText("Name");
  await expect.element(field).toHaveAccessibleDescription("Enter your name");
  await expect.element(field).toBeInvalid();
});
