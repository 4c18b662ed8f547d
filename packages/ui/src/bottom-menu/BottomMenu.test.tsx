import { House, ReceiptText } from "lucide-react";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { resizePage } from "../testing/resize-page.ts";
import { BottomMenu } from "./BottomMenu.tsx";

test("on a wide screen each icon is in line with its label", async () => {
  await resizePage(1280);
  const items = [
    { to: "/", label: "Home", icon: House, prominent: true },
    { to: "/statement", label: "Statement", icon: ReceiptText },
  ];
  const screen = await renderPart(<BottomMenu label="Main menu" current="/" items={items} />);
  for (const { label } of items) {
    const entry = screen.getByRole("link", { name: label }).element();
    const [icon, text] = [...entry.querySelectorAll("svg, span:last-child")].map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    expect(icon).toBeCloseTo(text ?? 0, 0);
  }
});
