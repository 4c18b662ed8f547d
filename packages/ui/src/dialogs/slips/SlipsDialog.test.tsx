import { satang } from "@member-wallet/domain";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { brokenWords, overflowing, resizePage } from "../../testing/resize-page.ts";
import { TestProviders } from "../../testing/TestProviders.tsx";
import type { SlipsDialogProps } from "./props.ts";
import { aSlipList, aSlipRow, aSlipsDialog } from "./slips-fixtures.ts";
import { SlipsDialog } from "./SlipsDialog.tsx";

const onView = vi.fn<(reference: string) => void>();
const onRefresh = vi.fn<() => void>();
const onPage = vi.fn<(page: number) => void>();
beforeEach(() => vi.clearAllMocks());

const slipsDialog = (changes: Partial<SlipsDialogProps> = {}) => (
  <TestProviders>
    <SlipsDialog {...aSlipsDialog({ onView, onRefresh, onPage, ...changes })} />
  </TestProviders>
);
const rows = () => page.getByRole("row").elements().slice(1);
const row = (at: number) => rows()[at]?.textContent;

describe("a slip", () => {
  test("shows a dash for an amount that is not read yet, and its status", async () => {
    await render(slipsDialog());
    await expect.poll(() => row(0)).toContain("–");
    expect(row(0)).toContain("In progress");
    expect(row(2)).toContain("1,000.00 baht");
    expect(row(2)).toContain("Success");
  });

  test("that was refused has its reason in brackets, and advice", async () => {
    await render(slipsDialog());
    await expect.poll(() => row(1)).toContain("Failed (duplicate slip)");
    expect(row(1)).toContain("Do not send it again");
  });

  test("without a known reason shows none", async () => {
    await render(slipsDialog({ content: aSlipList({ rows: [aSlipRow({ state: "failed" })] }) }));
    await expect.poll(() => row(0)).toContain("Failed");
    expect(row(0)).not.toContain("(");
  });

  test.each([
    ["in-progress", "We are checking your slip", "step"],
    ["success", "The money is in your wallet05/01/2026 10:04:35", null],
  ] as const)(
    "that is followed and %s shows when it came, and where its money is",
    async (state, text, current) => {
      const endedAt = state === "success" ? "2026-01-05T03:04:35.000Z" : null;
      const followed = aSlipRow({ reference: "slip-3", state, endedAt });
      await render(slipsDialog({ followed: "slip-3", content: aSlipList({ rows: [followed, aSlipRow()] }) }));
      const steps = page.getByRole("listitem");
      await expect.element(steps.first()).toHaveTextContent("We received your slip05/01/2026 10:04:05");
      await expect.element(steps.last()).toHaveTextContent(text);
      expect(steps.elements().map((step) => step.getAttribute("aria-current"))).toEqual([null, current]);
    },
  );

  test("that is followed is pointed out, and no other", async () => {
    await render(slipsDialog({ followed: "slip-3" }));
    await expect.poll(() => row(0)).toContain("The slip you just sent");
    expect(rows().map((element) => element.getAttribute("aria-current"))).toEqual(["true", null, null]);
  });

  test("is opened by its own button", async () => {
    await render(slipsDialog());
    await page.getByRole("button", { name: "View slip from 07/01/2026 10:04:05" }).click();
    expect(onView).toHaveBeenCalledExactlyOnceWith("slip-3");
  });
});

test("a slip without a reference has no picture to open", async () => {
  await render(slipsDialog({ content: aSlipList({ rows: [aSlipRow({ reference: "" })] }) }));
  await expect.poll(() => row(0)).toContain("1,000.00 baht");
  expect(page.getByRole("button", { name: /^View slip/ }).elements()).toEqual([]);
});

test("the columns keep their names on a phone, and nothing is wider than it", async () => {
  await page.viewport(360, 800);
  await render(
    slipsDialog({
      content: aSlipList({
        rows: [
          aSlipRow({ amount: satang(999_999_999_999_99), state: "failed", reason: "UNSTABLE_REFNO_ON_SLIP" }),
        ],
      }),
    }),
  );
  expect(
    page
      .getByRole("columnheader")
      .elements()
      .map((header) => header.textContent),
  ).toEqual(["Received", "Amount", "Status", "Slip picture"]);
  const table = page.getByRole("table", { name: "The slips you sent" }).element();
  expect(table.scrollWidth).toBeLessThanOrEqual(360);
  for (const cell of table.querySelectorAll("td")) {
    expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  }
});

test.each([
  [320, "100%"],
  [320, "200%"],
  [768, "200%"],
  [1280, "100%"],
] as const)("slips fit a page of %i px at a text size of %s, and no word breaks", async (width, text) => {
  await resizePage(width, text);
  await render(slipsDialog());
  await expect.poll(() => row(0)).toContain("In progress");
  const table = page.getByRole("table").element();
  expect(overflowing(table)).toEqual([]);
  expect(brokenWords(table)).toEqual([]);
});

test("the outcome of a slip is announced in a live region that existed before", async () => {
  const screen = await render(slipsDialog({ watching: true }));
  const region = document.querySelector('dialog [aria-live="polite"]');
  expect(region?.textContent).toBe("");
  await screen.rerender(slipsDialog({ outcome: { state: "success", amount: satang(100_000) } }));
  await expect
    .poll(() => region?.textContent)
    .toContain("The slip was accepted: 1,000.00 baht is in your wallet.");
  await screen.rerender(slipsDialog({ outcome: { state: "failed", reason: "EXPIRED_SLIP" } }));
  await expect.poll(() => region?.textContent).toContain("The slip was not accepted (expired slip).");
});

test("a blocked window leaves a plain link", async () => {
  await render(slipsDialog({ picture: { kind: "blocked", href: "https://operator.example/1.jpg" } }));
  await expect
    .element(page.getByRole("link", { name: "Open the slip" }))
    .toHaveAttribute("href", "https://operator.example/1.jpg");
});

test("an empty list says what will appear there", async () => {
  await render(slipsDialog({ content: aSlipList({ rows: [] }) }));
  await expect.element(page.getByText("No slips yet")).toBeVisible();
  expect(page.getByRole("table").elements()).toEqual([]);
});

test("a list can be reloaded, whether it failed or not", async () => {
  const screen = await render(
    slipsDialog({ content: { kind: "failed", message: "No connection", retrying: false, retry: onRefresh } }),
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await screen.rerender(slipsDialog());
  await page.getByRole("button", { name: "Update" }).click();
  expect(onRefresh).toHaveBeenCalledTimes(2);
});

test("pages are turned", async () => {
  await render(slipsDialog({ content: aSlipList({ page: 5, pages: 9 }) }));
  const links = page.getByRole("navigation", { name: "Pages" }).getByRole("button").elements();
  const pages = links.map((link) => link.textContent).filter(Boolean);
  expect(pages).toEqual(["1", "2", "3", "4", "5", "6", "9"]);
  await page.getByRole("button", { name: "Page 6" }).click();
  expect(onPage).toHaveBeenCalledExactlyOnceWith(6);
});
