import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO, LONG_THAI } from "../../testing/long-texts.ts";
import { Coverflow } from "./Coverflow.tsx";
import { GameCard, type GameCardAccount } from "../GameCard.tsx";

interface Game extends GameCardAccount {
  readonly code: string;
}

function aGame(number: number, over: Partial<Game> = {}): Game {
  const active = number % 2 === 0;
  return {
    code: `GAME-${number}`,
    name: `Game ${number}`,
    logo: null,
    background: null,
    opening: active ? { kind: "active", balance: satang(number * 12_345), rate: 1 } : { kind: "inactive" },
    ...over,
  };
}

/** Cards of game accounts, as home shows them. */
function Cards({ games }: { readonly games: readonly Game[] }) {
  return (
    <Coverflow
      items={games}
      itemKey={(game) => game.code}
      itemName={(game) => game.name}
      renderCard={(game, place) => (
        <GameCard
          account={game}
          place={place}
          labels={{ credit: (figure) => `เครดิตเกม ${figure}`, openAccount: "เปิดบัญชีเกม" }}
          onOpen={() => {}}
        />
      )}
      labels={{
        region: "สล็อต",
        previous: "เกมก่อนหน้า",
        next: "เกมถัดไป",
        position: (position, count) => `${position} จาก ${count}`,
      }}
    />
  );
}

const many = (count: number) => Array.from({ length: count }, (_, index) => aGame(index));

const meta = {
  title: "Media/Coverflow",
  component: Cards,
  subcomponents: { Coverflow, GameCard },
  parameters: {
    usage: {
      do: [
        "Use it for game accounts of one group, with a heading above it.",
        "Offer all of them in a plain list, too.",
      ],
      dont: ["Don't use it for what must be compared."],
      accessibility: [
        "Arrow keys move between the cards, and so do the buttons beside it. With reduced motion it changes at once.",
      ],
    },
  },
  render: Cards,
} satisfies Meta<typeof Cards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { games: many(1) } };
export const Two: Story = { args: { games: many(2) } };
export const Three: Story = { args: { games: many(3) } };
export const Thirty: Story = { args: { games: many(30) } };
export const HugeAmounts: Story = {
  args: {
    games: [aGame(0, { opening: { kind: "active", balance: satang(123_456_789_012_345), rate: 100 } })],
  },
};
export const UnknownBalance: Story = {
  args: { games: [aGame(0, { opening: { kind: "active", balance: null, rate: 1 } })] },
};
export const LongThai: Story = {
  tags: ["thai-script"],
  args: { games: [aGame(30, { name: LONG_THAI }), ...many(3)] },
};
export const LongLao: Story = {
  tags: ["lao-script"],
  args: { games: [aGame(30, { name: LONG_LAO }), ...many(3)] },
  globals: { site: "lao", language: "lo" },
};
