import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { InviteBonus } from "./InviteBonus.tsx";

const meta = {
  title: "Money/InviteBonus",
  component: InviteBonus,
  parameters: {
    usage: {
      do: ["Show it on home, with what is known of the amount."],
      dont: [
        "Don't hide it while there is nothing to receive: its button is disabled then.",
        "Don't receive without the question that names the shares.",
      ],
      accessibility: ["While it is received the button is busy, keeps the focus and ignores presses."],
    },
  },
  args: { amount: satang(12_550), pending: false, onReceive: () => {} },
} satisfies Meta<typeof InviteBonus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Nothing: Story = { args: { amount: satang(0) } };
export const NotKnown: Story = { args: { amount: null } };
export const Receiving: Story = { args: { pending: true } };
export const Huge: Story = { args: { amount: satang(999_999_999_999_99) } };
