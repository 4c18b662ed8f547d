import type { Meta, StoryObj } from "@storybook/react-vite";
import { UnresolvedCall } from "./UnresolvedCall.tsx";

const meta = {
  title: "Money/UnresolvedCall",
  component: UnresolvedCall,
  parameters: {
    usage: {
      do: ["Use UnresolvedMoney for money: it has the sentences for each kind of call."],
      dont: ["Don't show an unknown outcome as a failure."],
    },
  },
  args: {
    title: "ยังไม่ทราบผล",
    text: "กรุณาดูรายการเดินบัญชี",
    link: { label: "รายการเดินบัญชี", href: "/user/statement" },
    check: null,
    onResend: null,
  },
} satisfies Meta<typeof UnresolvedCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinkToOutcome: Story = {};
export const CheckOutcome: Story = {
  args: { link: null, check: { label: "ตรวจสอบตอนนี้", onPress: () => {} } },
};
export const SafeToResend: Story = { args: { onResend: () => {} } };
