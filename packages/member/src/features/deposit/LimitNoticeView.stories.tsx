import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { LimitNoticeView } from "./LimitNoticeView.tsx";

const meta: Meta<typeof LimitNoticeView> = {
  title: "Protection/Deposit limit reminder",
  component: LimitNoticeView,
  parameters: {
    usage: {
      do: ["Say what is left, and that the member set the limit."],
      dont: ["Don't forbid a deposit for it, and don't shame."],
    },
  },
  args: {
    use: { period: "day", limit: satang(50_000), deposited: satang(30_000), left: satang(20_000) },
    binding: false,
    hidden: false,
  },
};
export default meta;
type Story = StoryObj<typeof LimitNoticeView>;

export const Usual: Story = {};
export const Reached: Story = {
  args: { use: { period: "week", limit: satang(50_000), deposited: satang(50_000), left: satang(0) } },
};
export const Unknown: Story = {
  args: { use: { period: "month", limit: satang(1_000_000), deposited: null, left: satang(1_000_000) } },
};
export const Binding: Story = { args: { binding: true } };
export const Hidden: Story = { args: { hidden: true } };
