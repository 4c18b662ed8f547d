import "../style.css";
import "../tokens/thai.css";
import { satang } from "@member-wallet/domain";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { resizePage } from "../testing/resize-page.ts";
import { Coverflow } from "./coverflow/Coverflow.tsx";
import { GameCard, type GameCardAccount } from "./GameCard.tsx";

const INACTIVE: GameCardAccount = {
  name: "PG Soft",
  logo: "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=",
  background: null,
  opening: { kind: "inactive" },
};
const ACTIVE: GameCardAccount = {
  ...INACTIVE,
  name: "Joker Club",
  opening: { kind: "active", balance: satang(123_400), rate: 1 },
};

async function show(account: GameCardAccount) {
  await resizePage(320, "200%");
  const { container } = await render(
    <div style={{ inlineSize: 288 }}>
      <Coverflow
        items={[account]}
        itemKey={({ name }) => name}
        itemName={({ name }) => name}
        renderCard={(game, place) => (
          <GameCard
            account={game}
            place={place}
            labels={{ credit: (figure) => `Credit ${figure}`, openAccount: "Open account" }}
            onOpen={() => {}}
          />
        )}
        labels={{
          region: "Slot games",
          previous: "Previous game",
          next: "Next game",
          position: (position, count) => `${position} of ${count}`,
        }}
      />
    </div>,
  );
  return container.querySelector("[data-opening]")!;
}

/** The texts in an element that lie partly outside it, or are cut off by their own box. */
function cutTexts(within: Element): string[] {
  const frame = within.getBoundingClientRect();
  return [...within.querySelectorAll("*")]
    .filter((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const outside = left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
      const cut = part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflow === "hidden";
      return part.textContent !== "" && (outside || cut);
    })
    .map((part) => part.textContent);
}

test.each([
  { kind: "an inactive game", account: INACTIVE },
  { kind: "an active game", account: ACTIVE },
])("on a 320 px page with text at 200 %% the card of $kind shows all its words", async ({ account }) => {
  const card = await show(account);
  expect(cutTexts(card)).toEqual([]);
  expect(card.scrollWidth).toBe(card.clientWidth);
});
