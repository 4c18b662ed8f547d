import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HiddenAmounts } from "../amount/hidden-amounts.ts";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { MoneyOutcome } from "./MoneyOutcome.tsx";

const meta = {
  title: "Money/MoneyOutcome",
  component: MoneyOutcome,
  parameters: {
    usage: {
      do: ["Use it for the result of one movement, in a message or an entry: its amount, then its steps."],
      dont: ["Don't use it for what will happen: that is MoneyReview."],
      accessibility: ["The amount is read first, then the steps in their order."],
    },
  },
  args: {
    amount: satang(50_000),
    steps: [
      { state: "done", text: "ส่งคำขอถอนเงินแล้ว", at: "2026-01-05T03:04:05.000Z" },
      { state: "now", text: "กรุณารอเงินโอนเข้าบัญชีธนาคารของคุณ", at: null },
    ],
  },
} satisfies Meta<typeof MoneyOutcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const CameIn: Story = { args: { sign: "+" } };
export const DoneAtOnce: Story = { args: { steps: [], children: "ยอดเงินจะอัปเดตในอีกสักครู่" } };
export const AmountUnknown: Story = { args: { amount: null } };
export const AmountHidden: Story = {
  render: (args) => (
    <HiddenAmounts value="ซ่อนอยู่">
      <MoneyOutcome {...args} />
    </HiddenAmounts>
  ),
};
export const HugeAmount: Story = { args: { amount: satang(999_999_999_999_99) } };
export const LongThai: Story = { tags: ["thai-script"], args: { children: LONG_THAI } };
export const LongLao: Story = { tags: ["lao-script"], args: { children: LONG_LAO } };
