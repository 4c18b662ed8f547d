import { satang } from "@member-wallet/domain";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { TotalAmount } from "./Amount.tsx";

const total = (amount: number | null, complete: boolean) => (
  <TotalAmount
    total={{ amount: amount === null ? null : satang(amount), complete }}
    unit="baht"
    incompleteText="Not complete"
  />
);

test("a total that lacks balances says so beside its figure; a whole one says nothing", async () => {
  const screen = await renderPart(total(50_000, false));
  await expect.element(screen.getByText("Not complete")).toBeVisible();
  expect(screen.container.textContent).toBe("500.00 baht Not complete");
  await screen.update(total(50_000, true));
  expect(screen.container.textContent).toBe("500.00 baht");
});

test("a total of which nothing is known is a dash, and says that it is not complete", async () => {
  const screen = await renderPart(total(null, false));
  await expect.element(screen.getByText("–")).toBeVisible();
  await expect.element(screen.getByText("Not complete")).toBeVisible();
  expect(screen.container.textContent).not.toContain("0");
});
