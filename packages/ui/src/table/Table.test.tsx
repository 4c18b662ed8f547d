import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { userEvent, type page } from "vitest/browser";
import { renderPart } from "../testing/render-part.tsx";
import { brokenWords, overflowing, resizePage } from "../testing/resize-page.ts";
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

const LONG_ROW = { id: "Kasikornbank Public Company Limited", amount: "999,999,999,999.99" };

test.each([
  [320, "100%"],
  [360, "100%"],
  [320, "200%"],
  [768, "200%"],
  [1280, "100%"],
] as const)(
  "rows fit a page of %i px at a text size of %s: nothing scrolls, no word breaks",
  async (width, text) => {
    await resizePage(width, text);
    const screen = await renderPart(<Friends rows={[LONG_ROW]} />);
    const table = screen.getByRole("table").element();
    expect(overflowing(document.documentElement)).toEqual([]);
    expect(brokenWords(table)).toEqual([]);
    expect(table.parentElement?.scrollWidth).toBe(table.parentElement?.clientWidth);
  },
);

test("on a phone a row's cells are under one another, each beside its header", async () => {
  await resizePage(320);
  const screen = await renderPart(<Friends rows={[LONG_ROW]} />);
  const [name, amount] = screen.getByRole("cell").elements();
  expect(amount?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    name?.getBoundingClientRect().bottom ?? Infinity,
  );
  await expect.element(screen.getByRole("cell").getByText("Friend")).toBeVisible();
  await expect.element(screen.getByRole("columnheader", { name: "Amount" })).toBeInTheDocument();
});

/** A pager on a page with margins of 16 px. */
async function showPager(width: number, pager: ReactNode, text: "100%" | "200%" = "100%") {
  await resizePage(width, text);
  return renderPart(<div style={{ marginInline: 16 }}>{pager}</div>);
}

const boxesOf = (screen: { readonly getByRole: typeof page.getByRole }) =>
  screen
    .getByRole("button")
    .elements()
    .map((link) => link.getBoundingClientRect());

test("the pager links to 3 pages before and 1 after, to the first and the last, and marks the current one", async () => {
  const turn = vi.fn<(page: number) => void>();
  const screen = await showPager(768, <Pager page={6} pages={20} onPage={turn} />);
  const names = screen
    .getByRole("button", { name: /^Page \d/ })
    .elements()
    .map((link) => link.textContent);
  expect(names).toEqual(["1", "3", "4", "5", "6", "7", "20"]);
  await expect
    .element(screen.getByRole("button", { name: "Page 6" }))
    .toHaveAttribute("aria-current", "page");
  await screen.getByRole("button", { name: "Next page" }).click();
  await screen.getByRole("button", { name: "Page 20" }).click();
  await screen.getByRole("button", { name: "Page 6", exact: true }).click();
  expect(turn.mock.calls).toEqual([[7], [20]]);
});

test.each(["Next page", "Page 2"])(
  "%s keeps the focus while its page loads, when presses turn nothing, and after it",
  async (name) => {
    await resizePage(768);
    const turn = vi.fn<(page: number) => void>();
    const screen = await renderPart(<Pager page={1} pages={3} onPage={turn} />);
    const link = screen.getByRole("button", { name });
    link.element().focus();
    await userEvent.keyboard("{Enter}");
    await screen.update(<Pager page={1} pages={3} onPage={turn} pending />);
    await expect.element(link).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await screen.update(<Pager page={2} pages={3} onPage={turn} />);
    await expect.element(link).not.toHaveAttribute("aria-disabled");
    await expect.element(link).toHaveFocus();
    expect(turn.mock.calls).toEqual([[2]]);
  },
);

test.each([
  ["Previous page", 1],
  ["Next page", 3],
])("the arrow %s keeps the focus at the end and turns no further", async (name, page) => {
  const turn = vi.fn<(page: number) => void>();
  const screen = await showPager(768, <Pager page={page} pages={3} onPage={turn} />);
  const arrow = screen.getByRole("button", { name });
  arrow.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(arrow).toHaveFocus();
  expect(turn).not.toHaveBeenCalled();
});

test.each([
  [320, 36],
  [360, 44],
  [768, 44],
])("the pager is on one line of a %i px page, with targets of at least %i px", async (width, target) => {
  const screen = await showPager(width, <Pager page={123} pages={999} onPage={() => {}} />);
  const boxes = boxesOf(screen);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(target);
  expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(44);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width - 16);
});

test("the pager's numbers lie within their targets at twice the text size", async () => {
  const screen = await showPager(320, <Pager page={123} pages={999} onPage={() => {}} />, "200%");
  for (const link of screen.getByRole("button").elements()) {
    expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    expect(brokenWords(link)).toEqual([]);
  }
  expect(Math.max(...boxesOf(screen).map(({ right }) => right))).toBeLessThanOrEqual(304);
});

test("one page needs no pager", async () => {
  const screen = await renderPart(<Pager page={1} pages={1} onPage={() => {}} />);
  await expect.element(screen.getByRole("navigation")).not.toBeInTheDocument();
});
