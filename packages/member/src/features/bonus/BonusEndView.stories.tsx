import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { BonusEndView } from "./BonusEndView.tsx";

const meta = {
  title: "Money/BonusEnd",
  component: BonusEndView,
  parameters: {
    usage: {
      do: ["Show it before every end of a bonus that the member chooses."],
      dont: ["Don't show a cost that is not known as nothing."],
    },
  },
  args: {
    cost: { kind: "amount", percent: 20, amount: satang(32_800), left: satang(131_200) },
    isCurrent: true,
  },
} satisfies Meta<typeof BonusEndView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Part: Story = {};
export const All: Story = {
  args: { cost: { kind: "amount", percent: 100, amount: satang(227_000), left: satang(0) } },
};
/** Whether its conditions are met is not known. */
export const IfUnmet: Story = { args: { isCurrent: false } };
export const BalanceUnknown: Story = { args: { cost: { kind: "share", percent: 12.5 } } };
export const ShareUnknown: Story = { args: { cost: { kind: "unknown" } } };
export const Nothing: Story = { args: { cost: { kind: "nothing" } } };
export const Huge: Story = {
  args: {
    cost: {
      kind: "amount",
      percent: 99.99,
      amount: satang(999_999_999_999_99),
      left: satang(100_000_000_00),
    },
  },
};
