import type { Meta, StoryObj } from "@storybook/react-vite";
import { SUPPORT_LINK } from "../testing/support-link.tsx";
import { UnresolvedCall } from "./UnresolvedCall.tsx";

const meta = {
  title: "Money/UnresolvedCall",
  component: UnresolvedCall,
  parameters: {
    usage: {
      do: ["Use UnresolvedAct for money: it has the sentences, and says what was sent and when."],
      dont: ["Don't show an unknown outcome as a failure."],
    },
  },
  args: {
    title: "ยังไม่ทราบผล",
    text: "กรุณาดูประวัติรายการ",
    link: { label: "ประวัติรายการ", href: "/user/statement" },
    resend: null,
    support: SUPPORT_LINK,
  },
} satisfies Meta<typeof UnresolvedCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LinkToOutcome: Story = {};
export const SafeToResend: Story = { args: { resend: { label: "ส่งรายการเดิมอีกครั้ง", onPress: () => {} } } };
