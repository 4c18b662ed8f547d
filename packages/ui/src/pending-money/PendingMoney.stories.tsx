import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { HiddenAmounts } from "../amount/hidden-amounts.ts";
import { ConfirmingText } from "./ConfirmingText.tsx";
import { type PendingItem, PendingMoney } from "./PendingMoney.tsx";

const since = "2026-01-01T03:04:05.000Z";
const qr: PendingItem = { kind: "qr", id: "qr-1", amount: satang(30_000), since };
const slip: PendingItem = { kind: "slip", id: "slip-1", amount: null, since };
const withdrawal: PendingItem = { kind: "withdrawal", id: "withdrawal-1", amount: satang(150_000), since };

const meta = {
  title: "Money/PendingMoney",
  component: PendingMoney,
  subcomponents: { ConfirmingText },
  args: { items: [qr], onOpen: fn() },
} satisfies Meta<typeof PendingMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Qr: Story = {};
export const AmountUnknown: Story = { args: { items: [{ ...qr, amount: null, since: null }] } };
export const Slip: Story = {
  args: { items: [slip] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onOpen).toHaveBeenCalledWith(slip);
  },
};
export const Withdrawal: Story = { args: { items: [withdrawal] } };
export const Several: Story = {
  args: { items: [{ ...qr, amount: satang(999_999_999_999_999) }, slip, withdrawal] },
};
export const AmountsHidden: Story = {
  ...Several,
  decorators: (Story) => (
    <HiddenAmounts value="Hidden">
      <Story />
    </HiddenAmounts>
  ),
};
export const None: Story = { args: { items: [] } };
