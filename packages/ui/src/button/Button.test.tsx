import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { Button } from "./Button.tsx";

test("a pending button keeps its focus and ignores presses", async () => {
  const press = vi.fn<() => void>();
  const screen = await renderPart(<Button onClick={press}>Move in</Button>);
  const button = screen.getByRole("button", { name: "Move in" });
  await button.click();
  expect(press).toHaveBeenCalledTimes(1);

  await screen.update(
    <Button onClick={press} pending>
      Move in
    </Button>,
  );
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(press).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
});

test("a pending submit button submits nothing", async () => {
  const submit = vi.fn<(event: { readonly preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const screen = await renderPart(
    <form onSubmit={submit}>
      <Button type="submit" pending>
        Send
      </Button>
    </form>,
  );
  screen
    .getByRole("button")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(submit).not.toHaveBeenCalled();
});

test("a small button still takes a 44 px finger", async () => {
  const screen = await renderPart(<Button size="small">ที่นี่</Button>, "th");
  const { height, width } = screen.getByRole("button").element().getBoundingClientRect();
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44);
});
