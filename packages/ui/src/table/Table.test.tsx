import { expect, test, vi } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { Pager } from "./Pager.tsx";
import { Table, type TableColumn } from "./Table.tsx";

const COLUMNS: readonly TableColumn<{ readonly id: string; readonly amount: string }>[] = [
  { key: "name", header: "Friend", cell: (row) => row.id },
  { key: "amount", header: "Amount", cell: (row) => row.amount, align: "end" },
];

function Friends({ rows }: { readonly rows: readonly { readonly id: string; readonly amount: string }[] }) {
  const empty = <p>No friends yet</p>;
  return <Table caption="Friends" columns={COLUMNS} rows={rows} rowKey={(row) => row.id} empty={empty} />;
}

test("rows are under their headers, and an empty list shows its text", async () => {
  const screen = await renderPart(<Friends rows={[{ id: "Noi", amount: "10.00" }]} />);
  await expect.element(screen.getByRole("table", { name: "Friends" })).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Amount" })).toBeVisible();
  await expect.element(screen.getByRole("cell", { name: "10.00" })).toBeVisible();
  await screen.update(<Friends rows={[]} />);
  await expect.element(screen.getByText("No friends yet")).toBeVisible();
});

test("the pager links to 3 pages before and 1 after, and marks the current one", async () => {
  const turn = vi.fn<(page: number) => void>();
  const screen = await renderPart(<Pager page={5} pages={9} onPage={turn} />);
  const names = screen
    .getByRole("button", { name: /^Page \d/ })
    .elements()
    .map((link) => link.textContent);
  expect(names).toEqual(["2", "3", "4", "5", "6"]);
  await expect
    .element(screen.getByRole("button", { name: "Page 5" }))
    .toHaveAttribute("aria-current", "page");
  await screen.getByRole("button", { name: "Next page" }).click();
  await screen.getByRole("button", { name: "Page 2" }).click();
  await screen.getByRole("button", { name: "Page 5" }).click();
  expect(turn.mock.calls).toEqual([[6], [2]]);
});

test("the pager fits a 360 px page with targets of 44 px", async () => {
  const screen = await renderPart(<Pager page={123} pages={999} onPage={() => {}} />);
  const boxes = screen
    .getByRole("button")
    .elements()
    .map((link) => link.getBoundingClientRect());
  expect(Math.min(...boxes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
  expect(
    Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
  ).toBeLessThanOrEqual(328);
});

test("one page needs no pager", async () => {
  const screen = await renderPart(<Pager page={1} pages={1} onPage={() => {}} />);
  await expect.element(screen.getByRole("navigation")).not.toBeInTheDocument();
});
