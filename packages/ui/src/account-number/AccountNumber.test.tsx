import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { AccountNumber } from "./AccountNumber.tsx";

test.each(["4680123456", "010120009876543", "010-12-00-01234567-001"])(
  "%s breaks between its groups only, however narrow the page",
  async (number) => {
    const screen = await renderPart(
      <p style={{ inlineSize: 60, fontSize: 32, overflowWrap: "anywhere" }}>
        <AccountNumber number={number} />
      </p>,
    );
    const groups = [...screen.container.querySelectorAll("span")];
    expect(groups.length).toBeGreaterThan(2);
    for (const group of groups) {
      const range = document.createRange();
      range.selectNodeContents(group);
      expect(range.getClientRects()).toHaveLength(1);
    }
    expect(screen.container.textContent?.replaceAll("-", "")).toBe(number.replaceAll("-", ""));
  },
);
