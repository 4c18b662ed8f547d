import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { BalanceShare, ClaimShares } from "./ClaimShares.tsx";

const meta = {
  title: "Money/ClaimShares",
  component: ClaimShares,
  subcomponents: { BalanceShare },
  parameters: {
    usage: {
      do: ["Show it before every claim whose conditions can cost a part of the amount."],
      dont: ["Don't show a percentage that is not known as 0."],
    },
  },
  args: { amount: satang(2_550), success: 80, fail: 50 },
} satisfies Meta<typeof ClaimShares>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Parts: Story = {};
export const AmountUnknown: Story = { args: { amount: null } };
export const AllOrNothing: Story = { args: { success: 100, fail: 0 } };
export const NothingOrAll: Story = { args: { success: 0, fail: 100 } };
export const Fractions: Story = { args: { success: 33.333, fail: 12.5 } };
export const PercentagesUnknown: Story = { args: { success: null, fail: null } };
export const AboveHundred: Story = { args: { success: 150, fail: 101 } };
export const HugeAmount: Story = { args: { amount: satang(999_999_999_999_99) } };
export const OfTheBalance: Story = { render: () => <BalanceShare fail={20} /> };
export const OfAnUnknownShareOfTheBalance: Story = { render: () => <BalanceShare fail={null} /> };
