import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang, type Total } from "@member-wallet/domain";
import { InviteBonus } from "@member-wallet/ui";
import { BalanceAgeView } from "../../features/balance/BalanceAgeView.tsx";
import type { BalanceFigures, BalanceState } from "../../features/balance/BalancePanelView.tsx";
import { type CarouselGame, GameCarouselsView } from "../../features/game/GameCarouselsView.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { FAILED, inMemberArea, LONG_LAO, LONG_THAI } from "../../testing/story-frames.tsx";
import { HomeView } from "./HomeView.tsx";
import { InviteBonusPlaceholder } from "./InviteBonusPlaceholder.tsx";

const total = (amount: number, complete = true): Total => ({ amount: satang(amount), complete });

function balance(over: Partial<BalanceFigures> = {}, state: Partial<BalanceState> = {}): BalanceState {
  const data = {
    name: "สมชาย",
    total: total(1_250_075),
    wallet: satang(1_000_000),
    inGames: total(250_075),
    ...over,
  };
  return { content: { kind: "ready", data }, stale: null, updating: false, refresh: () => {}, ...state };
}

function game(
  code: string,
  category: CarouselGame["category"],
  over: Partial<CarouselGame> = {},
): CarouselGame {
  return {
    code,
    category,
    name: code,
    logo: null,
    background: null,
    isActive: true,
    amount: satang(50_015),
    ftWalletSlot: 10,
    ...over,
  };
}

const GAMES = [
  game("PG", "slot"),
  game("JOKER", "slot", { isActive: false }),
  game("SLOTXO", "slot", { amount: null }),
  game("UFABET", "sport"),
  game("HUAYHD", "lotto"),
];

const carousels = (games: readonly CarouselGame[]) => <GameCarouselsView games={games} open={() => {}} />;

const meta = {
  title: "Screens/Home",
  component: HomeView,
  parameters: { layout: "fullscreen" },
  decorators: [inMemberArea(PATHS.home)],
  args: {
    balance: balance(),
    age: <BalanceAgeView updating={false} updatedAt="2026-01-05T03:04:05.000Z" />,
    invite: <InviteBonus amount={satang(12_550)} pending={false} onReceive={() => {}} />,
    children: carousels(GAMES),
    open: () => {},
  },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Loading: Story = {
  args: {
    balance: balance({}, { content: { kind: "loading" }, updating: true }),
    age: <BalanceAgeView updating updatedAt={null} />,
    invite: <InviteBonusPlaceholder />,
    children: null,
  },
};
export const FailedToLoad: Story = { args: { balance: balance({}, { content: FAILED }) } };
export const UpdateFailed: Story = { args: { balance: balance({}, { stale: FAILED.message }) } };
export const NoGames: Story = { args: { balance: balance({ inGames: total(0) }), children: carousels([]) } };
/** A balance that could not be read is a dash, and the totals with it say so. */
export const IncompleteTotals: Story = {
  args: { balance: balance({ wallet: null, total: total(250_075, false) }) },
};
export const LongThai: Story = {
  tags: ["thai-script"],
  args: {
    balance: balance({
      name: LONG_THAI,
      total: total(999_999_999_999_99),
      wallet: satang(999_999_999_999_99),
    }),
    children: carousels([game(LONG_THAI, "slot", { amount: satang(999_999_999_999_99) })]),
  },
};
export const LongLao: Story = { tags: ["lao-script"], args: { balance: balance({ name: LONG_LAO }) } };
