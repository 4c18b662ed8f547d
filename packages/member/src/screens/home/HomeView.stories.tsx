import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang, type Total } from "@member-wallet/domain";
import { HiddenAmounts, InviteBonus, type PendingItem, PendingMoney, Tile } from "@member-wallet/ui";
import { FerrisWheel } from "lucide-react";
import { ActionRowView } from "../../features/actions/ActionRowView.tsx";
import { ActionTilesView } from "../../features/actions/ActionTilesView.tsx";
import { RefreshTile } from "../../features/actions/RefreshTile.tsx";
import { BalanceAgeView } from "../../features/balance/BalanceAgeView.tsx";
import {
  type BalanceFigures,
  BalancePanelView,
  type BalanceState,
} from "../../features/balance/BalancePanelView.tsx";
import type { CarouselGame } from "../../features/game/carousel-game.ts";
import { GameCarouselsView } from "../../features/game/GameCarouselsView.tsx";
import { LastPlayedView } from "../../features/game/LastPlayedView.tsx";
import { LatestMovementsView, type Movement } from "../../features/movements/LatestMovementsView.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { FAILED, inMemberArea, LONG_LAO, LONG_THAI, SUPPORT_LINK } from "../../testing/story-frames.tsx";
import { HomeView } from "./HomeView.tsx";
import { InviteBonusPlaceholder } from "./InviteBonusPlaceholder.tsx";

const total = (amount: number, complete = true): Total => ({ amount: satang(amount), complete });

const FIGURES: BalanceFigures = {
  name: "สมชาย",
  total: total(1_250_075),
  wallet: satang(1_000_000),
  inGames: total(250_075),
};

function balance(over: Partial<BalanceFigures> = {}, state: Partial<BalanceState> = {}): BalanceState {
  return {
    figures: { ...FIGURES, ...over },
    problem: null,
    updating: false,
    refresh: () => {},
    hidden: false,
    toggleHidden: () => {},
    ...state,
  };
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

const carousels = (games: readonly CarouselGame[], lastPlayed: readonly CarouselGame[] = []) => (
  <GameCarouselsView games={games} lastPlayed={lastPlayed} open={() => {}} />
);

const since = "2026-01-05T03:04:05.000Z";
const withdrawal: PendingItem = {
  kind: "withdrawal",
  id: "w-1",
  amount: satang(50_000),
  done: { text: "ส่งคำขอถอนเงินแล้ว", at: since },
  recent: { unit: "minute", count: 12 },
};
const strip = (...items: PendingItem[]) => <PendingMoney items={items} onOpen={() => {}} />;

const deposit: Movement = {
  picture: "wallet",
  activity: "ฝากเงิน",
  counterpart: "จาก ธนาคารไทยพาณิชย์",
  state: "success",
  amount: satang(50_000),
  sign: "+",
  createdAt: since,
};
const MOVEMENTS = (
  <LatestMovementsView
    content={{ kind: "ready", data: [deposit, deposit, deposit] }}
    onOpen={() => {}}
    onAll={() => {}}
  />
);

const meta = {
  title: "Screens/Home",
  tags: ["wide"],
  component: HomeView,
  subcomponents: {
    BalancePanelView,
    BalanceAgeView,
    ActionRowView,
    ActionTilesView,
    GameCarouselsView,
    LastPlayedView,
  },
  parameters: {
    usage: {
      do: ["Let each area load and fail by itself; the balance comes first."],
      dont: ["Don't add a tile whose screen doesn't exist.", "Don't push to deposit or to play."],
    },
    layout: "fullscreen",
  },
  decorators: [inMemberArea(PATHS.home)],
  args: {
    support: SUPPORT_LINK,
    balance: balance(),
    age: <BalanceAgeView updating={false} updatedAt={since} />,
    invite: <InviteBonus amount={satang(12_550)} pending={false} onReceive={() => {}} />,
    inviteFirst: true,
    wheelTile: <RefreshTile updating={false} refresh={() => {}} />,
    pending: null,
    pendingKnown: true,
    movements: MOVEMENTS,
    games: carousels(GAMES),
    open: () => {},
  },
} satisfies Meta<typeof HomeView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
/** Its place is then below the actions. */
export const NoInviteBonus: Story = {
  args: {
    invite: <InviteBonus amount={satang(0)} pending={false} onReceive={() => {}} />,
    inviteFirst: false,
  },
};
export const Loading: Story = {
  args: {
    balance: balance({}, { figures: null, updating: true }),
    age: <BalanceAgeView updating updatedAt={null} />,
    invite: <InviteBonusPlaceholder />,
    inviteFirst: false,
    games: null,
    movements: null,
  },
};
/** Right after a withdrawal of everything. */
export const MoneyOnItsWay: Story = {
  args: {
    balance: balance({ total: total(0), wallet: satang(0), inGames: total(0) }),
    pending: strip(withdrawal, {
      kind: "slip",
      id: "slip-1",
      amount: null,
      done: { text: "เราได้รับสลิปแล้ว", at: since },
      recent: { unit: "minute", count: 3 },
    }),
  },
};
export const AmountsHidden: Story = {
  args: { balance: balance({}, { hidden: true }), pending: strip(withdrawal) },
  render: (args) => (
    <HiddenAmounts value="ซ่อนอยู่">
      <HomeView {...args} />
    </HiddenAmounts>
  ),
};
/** The last known balance stays, with its time. */
export const FailedToLoad: Story = {
  args: { balance: balance({ name: null }, { problem: FAILED }), games: null, movements: null },
};
export const NothingKnown: Story = {
  args: {
    balance: balance({}, { figures: null, problem: FAILED }),
    age: <BalanceAgeView updating={false} updatedAt={null} />,
    games: null,
    movements: null,
  },
};
export const UpdateFailed: Story = { args: { balance: balance({}, { problem: FAILED }) } };
/** The wheel takes the place of refresh-all. The balance is of today. */
export const WheelActive: Story = {
  args: {
    age: <BalanceAgeView updating={false} updatedAt={new Date().toISOString()} />,
    wheelTile: <Tile label="วงล้อ" icon={FerrisWheel} note="เหรียญ: 12" onClick={() => {}} />,
  },
};
export const LastPlayed: Story = { args: { games: carousels(GAMES, GAMES.slice(1, 4)) } };
export const NoGames: Story = { args: { balance: balance({ inGames: total(0) }), games: carousels([]) } };
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
    games: carousels([game(LONG_THAI, "slot", { amount: satang(999_999_999_999_99) })]),
  },
};
export const LongLao: Story = { tags: ["lao-script"], args: { balance: balance({ name: LONG_LAO }) } };
