import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { HiddenAmounts } from "../amount/hidden-amounts.ts";
import { ConfirmingText } from "./ConfirmingText.tsx";
import { type PendingItem, PendingMoney } from "./PendingMoney.tsx";

const at = "2026-01-01T03:04:05.000Z";
const qr: PendingItem = {
  kind: "qr",
  id: "qr-1",
  amount: satang(30_000),
  done: { text: "คุณแจ้งว่าโอนเงินแล้ว", at },
  recent: null,
};
const slip: PendingItem = {
  kind: "slip",
  id: "slip-1",
  amount: null,
  done: { text: "เราได้รับสลิปแล้ว", at },
  recent: { unit: "minute", count: 3 },
};
const withdrawal: PendingItem = {
  kind: "withdrawal",
  id: "withdrawal-1",
  amount: satang(150_000),
  done: { text: "ส่งคำขอถอนเงินแล้ว", at },
  recent: { unit: "minute", count: 12 },
};
const sent: PendingItem = {
  ...withdrawal,
  id: "withdrawal-2",
  done: { text: "ส่งคำสั่งโอนให้ธนาคารแล้ว", at },
};

const meta = {
  title: "Money/PendingMoney",
  component: PendingMoney,
  subcomponents: { ConfirmingText },
  parameters: {
    usage: {
      do: ["Show it on home above what can wait.", "Lead each row to where its movement is followed."],
      dont: [
        "Don't list what has ended: that is told once and stands in the statement.",
        "Don't show an amount that is not known as 0.",
      ],
      accessibility: ["New rows are announced, with what happens now and when the last step was done."],
    },
  },
  args: { items: [qr], onOpen: fn() },
} satisfies Meta<typeof PendingMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Qr: Story = {};
export const AmountUnknown: Story = { args: { items: [{ ...qr, amount: null }] } };
export const Slip: Story = {
  args: { items: [slip] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    // Its text is in the language that the story is drawn in.
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: slip.id }));
  },
};
export const Withdrawal: Story = { args: { items: [withdrawal] } };
export const WithdrawalSent: Story = { args: { items: [sent] } };
export const Several: Story = {
  args: { items: [{ ...qr, amount: satang(999_999_999_999_999) }, slip, withdrawal, sent] },
};
export const AmountsHidden: Story = {
  ...Several,
  render: (args) => (
    <HiddenAmounts value="ซ่อนอยู่">
      <PendingMoney {...args} />
    </HiddenAmounts>
  ),
};
export const None: Story = { args: { items: [] } };
