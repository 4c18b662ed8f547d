import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { FAILED } from "../../testing/story-frames.tsx";
import { MyPlayView } from "./MyPlayView.tsx";

const OCTOBER = Date.parse("2026-09-30T17:00:00Z");
const NOVEMBER = Date.parse("2026-10-31T17:00:00Z");
const sums = {
  deposits: satang(250_000),
  withdrawals: satang(120_000),
  movedIn: satang(400_000),
  movedOut: satang(310_050),
  bonuses: satang(20_000),
  bonusCosts: satang(0),
};

const meta: Meta<typeof MyPlayView> = {
  title: "Protection/Your play",
  component: MyPlayView,
  parameters: {
    usage: {
      do: ["Say from when on the statement was counted."],
      dont: ["Don't judge the figures, and don't tell by colour alone."],
    },
  },
  args: {
    content: {
      kind: "ready",
      data: {
        months: [
          { start: NOVEMBER, sums },
          { start: OCTOBER, sums: { ...sums, deposits: satang(500_000) } },
        ],
        since: OCTOBER,
      },
    },
    hidden: false,
  },
};
export default meta;
type Story = StoryObj<typeof MyPlayView>;

export const Usual: Story = {};
export const WithoutBars: Story = { args: { hidden: true } };
export const Empty: Story = { args: { content: { kind: "ready", data: { months: [], since: 0 } } } };
export const Unreadable: Story = {
  args: { content: { kind: "ready", data: { months: [{ start: NOVEMBER, sums }], since: null } } },
};
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const FailedToLoad: Story = { args: { content: FAILED } };
