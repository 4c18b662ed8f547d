import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TotalAmount } from "./Amount.tsx";

const meta = {
  title: "Money/TotalAmount",
  component: TotalAmount,
  parameters: {
    usage: {
      do: ["Use it for every sum of balances."],
      dont: ["Don't add balances yourself: `sumBalances` of `domain` knows which are missing."],
    },
  },
  args: {
    total: { amount: satang(1_234_550), complete: true },
    incompleteText: "ยังไม่ครบ มีบางยอดที่ยังไม่ทราบ",
  },
} satisfies Meta<typeof TotalAmount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const Incomplete: Story = { args: { total: { amount: satang(1_234_550), complete: false } } };
export const IncompleteHero: Story = {
  args: { total: { amount: satang(1_234_550), complete: false }, size: "hero" },
};
export const NothingKnown: Story = { args: { total: { amount: null, complete: false } } };
