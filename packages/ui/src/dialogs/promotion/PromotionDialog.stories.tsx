import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_THAI } from "../../testing/long-texts.ts";
import { PromotionDialog } from "./PromotionDialog.tsx";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";

const nothing = () => {};

const meta: Meta<typeof PromotionDialog> = {
  title: "Dialogs/Promotion",
  component: PromotionDialog,
  parameters: {
    usage: {
      do: ["Say what the code gives and costs before it is received."],
      dont: ["Don't say that a code is wrong while it is looked for."],
    },
  },
  args: {
    code: "NEWYEAR50",
    content: {
      kind: "ready",
      data: { percentFail: 20, description: "<h3>โปรปีใหม่</h3><p>รับ 50 บาท เมื่อเล่นครบเงื่อนไข</p>" },
    },
    pending: false,
    unresolved: null,
    onReceive: nothing,
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
export const Receiving: Story = { args: { pending: true } };
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
export const LongTexts: Story = {
  tags: ["thai-script"],
  args: {
    code: "รหัส/ที่ยาวมาก%..😀LONGCODEWITHOUTANYSPACES1234567890",
    content: { kind: "ready", data: { percentFail: 100, description: `<p>${LONG_THAI}</p>` } },
  },
};
