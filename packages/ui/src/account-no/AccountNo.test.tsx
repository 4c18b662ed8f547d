import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { overflowing } from "../testing/resize-page.ts";
import { AccountNo } from "./AccountNo.tsx";

test("where an account number does not fit, it breaks between its groups", async () => {
  const screen = await renderPart(
    <div style={{ inlineSize: 100 }}>
      <AccountNo>010120009876543</AccountNo>
    </div>,
  );
  const number = screen.getByText("010120009876543");
  await expect.element(number).toBeVisible();
  expect(overflowing(number.element().parentElement ?? document.body)).toEqual([]);
  for (const group of number.element().children) expect(group.getClientRects()).toHaveLength(1);
});

test("a selected account number has no gaps", async () => {
  const screen = await renderPart(<AccountNo>010120009876543</AccountNo>);
  const number = screen.getByText("010120009876543").element();
  getSelection()?.selectAllChildren(number);
  expect(getSelection()?.toString()).toBe("010120009876543");
});
