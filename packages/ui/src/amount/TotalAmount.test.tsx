import { satang } from "@member-wallet/domain";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { TotalAmount } from "./Amount.tsx";

const total = (amount: number | null, complete: boolean) => (
  <TotalAmount
    total={{ amount: amount === null ? null : satang(amount), complete }}
    incompleteText="Incomplete"
  />
);

test("an incomplete total has a text beside its figure; a complete one has none", async () => {
  const screen = await renderPart(total(50_000, false));
  await expect.element(screen.getByText("Incomplete")).toBeVisible();
  expect(screen.container.textContent).toBe("500.00 baht Incomplete");
  await screen.update(total(50_000, true));
  expect(screen.container.textContent).toBe("500.00 baht");
});

test("an unknown total is a dash with the text that it is incomplete", async () => {
  const screen = await renderPart(total(null, false));
  await expect.element(screen.getByText("–")).toBeVisible();
  await expect.element(screen.getByText("Incomplete")).toBeVisible();
  expect(screen.container.textContent).not.toContain("0");
});
