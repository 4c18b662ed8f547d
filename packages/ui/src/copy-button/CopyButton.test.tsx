import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { FeedbackHost } from "../feedback/FeedbackHost.tsx";
import { renderPart } from "../testing/render-part.tsx";
import { CopyButton } from "./CopyButton.tsx";

afterEach(() => vi.restoreAllMocks());

test("the text is copied and a toast says so; the button does not say it again", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await renderPart(
    <FeedbackHost>
      <CopyButton text="1234567890" label="Account number" />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Copy: Account number" }).click();
  expect(write).toHaveBeenCalledExactlyOnceWith("1234567890");
  await expect.element(screen.getByText("Copied: 1234567890")).toBeVisible();
  expect(page.getByText(/Copied/).elements()).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Copy: Account number" }).element().textContent).toBe("Copy");
});

test("a secret is not repeated in the toast", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const screen = await renderPart(
    <FeedbackHost>
      <CopyButton text="hunter2" label="Password" secret />
    </FeedbackHost>,
  );
  await screen.getByRole("button", { name: "Copy: Password" }).click();
  await expect.element(screen.getByRole("paragraph")).toHaveTextContent("Copied");
  expect(document.body.textContent).not.toContain("hunter2");
});

test("where the browser refuses, the text is shown selected, to be copied by hand", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  const screen = await renderPart(<CopyButton text="1234567890" label="Account number" />);
  await screen.getByRole("button", { name: "Copy: Account number" }).click();
  const field = screen.getByRole("textbox", { name: "Account number" });
  await expect.element(field).toHaveSelection("1234567890");
  await expect
    .element(screen.getByRole("alert"))
    .toHaveTextContent("Copying failed. The text is selected: copy it from this field.");
});
