import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { Amount } from "./Amount.tsx";
import { HiddenAmounts } from "./hidden-amounts.ts";

const meta = {
  title: "Money/Amount",
  component: Amount,
  parameters: {
    usage: {
      do: ["Use it for every single amount of baht; pass `null` while it is not known."],
      dont: [
        "Don't use it for a sum of balances: TotalAmount shows that some are missing.",
        "Don't pass 0 for an amount that is not known.",
      ],
    },
  },
  args: { amount: satang(1_234_550) },
} satisfies Meta<typeof Amount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };
export const Hero: Story = { args: { size: "hero" } };
export const Missing: Story = { args: { amount: null } };
export const Zero: Story = { args: { amount: satang(0) } };
export const Negative: Story = { args: { amount: satang(-5_000) } };
export const Received: Story = { args: { sign: "+", tone: "signed" } };
export const Taken: Story = { args: { sign: "-", tone: "signed" } };
export const Hidden: Story = {
  render: (args) => (
    <HiddenAmounts value="ซ่อนอยู่">
      <Amount {...args} />
    </HiddenAmounts>
  ),
};
export const Huge: Story = { args: { amount: satang(999_999_999_999_999), size: "hero" } };
