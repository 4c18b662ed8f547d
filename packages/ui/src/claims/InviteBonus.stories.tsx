import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { InviteBonus } from "./InviteBonus.tsx";

const meta = {
  title: "Money/InviteBonus",
  component: InviteBonus,
  args: { amount: satang(12_550), pending: false, onReceive: () => {} },
} satisfies Meta<typeof InviteBonus>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Nothing: Story = { args: { amount: satang(0) } };
export const NotKnown: Story = { args: { amount: null } };
export const Receiving: Story = { args: { pending: true } };
export const Huge: Story = { args: { amount: satang(999_999_999_999_99) } };
