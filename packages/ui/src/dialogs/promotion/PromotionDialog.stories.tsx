import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_THAI } from "../../testing/long-texts.ts";
import { PromotionDialog } from "./PromotionDialog.tsx";
import { SUPPORT_LINK } from "../../testing/support-link.tsx";

const nothing = () => {};

const meta: Meta<typeof PromotionDialog> = {
  title: "Dialogs/Promotion",
  component: PromotionDialog,
  args: {
    code: "NEWYEAR50",
    content: {
      kind: "ready",
      data: { percentFail: 20, description: "<h3>โปรปีใหม่</h3><p>รับ 50 บาท เมื่อเล่นครบเงื่อนไข</p>" },
    },
    phase: { kind: "idle" },
    statementHref: "/user/statement",
    support: SUPPORT_LINK,
    onReceive: nothing,
    onResend: nothing,
    onClose: nothing,
  },
};
export default meta;
type Story = StoryObj<typeof PromotionDialog>;

export const Found: Story = {};
export const Searching: Story = { args: { content: { kind: "loading" } } };
export const NotFound: Story = { args: { content: { kind: "ready", data: null } } };
export const FailedToLoad: Story = {
  args: { content: { kind: "failed", message: "ค้นหาไม่สำเร็จ กรุณาลองอีกครั้ง", retrying: false, retry: nothing } },
};
export const WithoutDescription: Story = {
  args: { content: { kind: "ready", data: { percentFail: null, description: "" } } },
};
export const Receiving: Story = { args: { phase: { kind: "pending", action: "receive" } } };
export const OutcomeUnknown: Story = {
  args: { phase: { kind: "unknown", action: "receive", resend: true } },
};
export const LongTexts: Story = {
  tags: ["thai-script"],
  args: {
    code: "รหัส/ที่ยาวมาก%..😀LONGCODEWITHOUTANYSPACES1234567890",
    content: { kind: "ready", data: { percentFail: 100, description: `<p>${LONG_THAI}</p>` } },
  },
};
