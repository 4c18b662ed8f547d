import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { TableShell } from "./TableShell.tsx";

const rows = (
  <tbody>
    <tr>
      <td>Deposit</td>
      <td data-align="end">100.00</td>
    </tr>
  </tbody>
);

test("a table is named by its caption, which takes no room", async () => {
  const screen = await renderPart(
    <TableShell caption="Your slips" pending={false}>
      {rows}
    </TableShell>,
  );
  await expect.element(screen.getByRole("table", { name: "Your slips" })).toBeVisible();
  expect(screen.getByText("Your slips").element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test("a table's rows are dimmed while others load, and figures align at the end", async () => {
  const screen = await renderPart(
    <TableShell caption="Your slips" pending>
      {rows}
    </TableShell>,
  );
  await expect.element(screen.getByRole("table")).toHaveStyle({ opacity: "0.8" });
  await expect.element(screen.getByRole("cell", { name: "100.00" })).toHaveStyle({ textAlign: "end" });
  await expect.element(screen.getByRole("cell", { name: "Deposit" })).toHaveStyle({ textAlign: "start" });
});
