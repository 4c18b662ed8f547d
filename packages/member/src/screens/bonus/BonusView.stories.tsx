import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ActiveBonus } from "../../features/bonus/useActiveBonus.tsx";
import type { ListedBonus } from "../../features/bonus/useBonusList.ts";
import { PATHS } from "../../navigation/paths.ts";
import { FAILED, inMemberArea, LONG_LAO, LONG_THAI, UNRESOLVED_ACT } from "../../testing/story-frames.tsx";
import { ActiveBonusView } from "./ActiveBonusView.tsx";
import { BonusCardView } from "./BonusCardView.tsx";
import { BonusView } from "./BonusView.tsx";
import { PromotionSearchView } from "./PromotionSearchView.tsx";

/** A banner's picture as an operator draws one. */
function picture(text: string, hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">
    <rect width="100%" height="100%" fill="hsl(${hue} 60% 45%)"/>
    <text x="50%" y="40%" fill="#fff" font-size="80" text-anchor="middle">${text}</text>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function bonus(code: string, over: Partial<ListedBonus> = {}): ListedBonus {
  return {
    code,
    type: "day",
    maxReceived: 1,
    percentFail: 20,
    banners: [{ image: picture(code, code.length * 40), html: "<h3>โบนัส 50 บาท</h3>" }],
    availability: { kind: "available", current: false, left: 1 },
    ...over,
  };
}

const NO_PICTURE = [{ image: null, html: "<p>รับโบนัส</p>" }];
const LONG_NAME = [{ image: null, html: `<h3>${LONG_THAI}</h3><p>${LONG_THAI}</p>` }];

const BONUSES = [
  bonus("DAILY10"),
  bonus("WEEKLY", {
    type: "week",
    maxReceived: 3,
    availability: { kind: "available", current: true, left: 2 },
  }),
  bonus("WELCOME", { type: "limit", availability: { kind: "received", current: false } }),
  bonus("GIFT", { banners: NO_PICTURE }),
  bonus("LOST", { banners: [{ image: "data:image/png,lost", html: "" }] }),
  bonus("MOON", { type: null, banners: [] }),
];

const NOT_IN_USE: ActiveBonus = {
  content: { kind: "ready", data: null },
  pending: false,
  unresolved: null,
  asking: false,
  cancel: () => {},
};

const IN_USE: ActiveBonus = {
  ...NOT_IN_USE,
  content: { kind: "ready", data: { code: "WEEKLY", type: "โบนัสรายวัน" } },
};

const meta = {
  title: "Screens/Bonus",
  tags: ["wide"],
  component: BonusView,
  subcomponents: { ActiveBonusView, PromotionSearchView, BonusCardView },
  parameters: {
    usage: {
      do: ["Show the bonus in use first: it decides what else can be received."],
      dont: ["Don't hide bonuses that were received: say so on them."],
    },
    layout: "fullscreen",
  },
  decorators: [inMemberArea(PATHS.bonus)],
  args: {
    active: NOT_IN_USE,
    list: { kind: "ready", data: BONUSES },
    code: "",
    onCodeChange: () => {},
    onSearch: () => {},
    onOpen: () => {},
  },
} satisfies Meta<typeof BonusView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const InUse: Story = { args: { active: IN_USE } };
export const InUseWithoutName: Story = {
  args: { active: { ...IN_USE, content: { kind: "ready", data: { code: null, type: "โบนัสพิเศษ" } } } },
};
export const Cancelling: Story = {
  args: { active: { ...IN_USE, pending: true } },
};
export const EndNotKnown: Story = { args: { active: { ...IN_USE, unresolved: UNRESOLVED_ACT } } };
export const PromotionCodeMissing: Story = {
  play: ({ canvas, userEvent }) => userEvent.type(canvas.getByRole("textbox"), "{Enter}"),
};
export const Loading: Story = {
  args: { active: { ...NOT_IN_USE, content: { kind: "loading" } }, list: { kind: "loading" } },
};
export const Empty: Story = { args: { list: { kind: "ready", data: [] } } };
export const One: Story = { args: { list: { kind: "ready", data: BONUSES.slice(0, 1) } } };
export const FailedToLoad: Story = {
  args: { active: { ...NOT_IN_USE, content: FAILED }, list: FAILED },
};
export const TwoHundred: Story = {
  args: {
    list: { kind: "ready", data: Array.from({ length: 200 }, (_, at) => bonus(`BONUS${at + 1}`)) },
  },
};
export const LongTexts: Story = {
  tags: ["thai-script", "lao-script"],
  args: {
    active: { ...IN_USE, content: { kind: "ready", data: { code: "A".repeat(60), type: LONG_LAO } } },
    list: { kind: "ready", data: [bonus(LONG_THAI, { banners: LONG_NAME }), bonus("A".repeat(60))] },
  },
};
