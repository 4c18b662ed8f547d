import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ConfirmingText } from "./ConfirmingText.tsx";
import { PendingDeposits } from "./PendingDeposits.tsx";

const qr = { kind: "qr", id: "qr-1", amount: satang(30_000) } as const;
const slip = { kind: "slip", id: "slip-1" } as const;

const meta = {
  title: "Money/PendingDeposits",
  component: PendingDeposits,
  subcomponents: { ConfirmingText },
  args: { deposits: [qr], onOpenSlip: fn() },
} satisfies Meta<typeof PendingDeposits>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Qr: Story = {};
export const AmountUnknown: Story = { args: { deposits: [{ ...qr, amount: null }] } };
export const Slip: Story = {
  args: { deposits: [slip] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onOpenSlip).toHaveBeenCalledWith("slip-1");
  },
};
export const Several: Story = {
  args: { deposits: [{ ...qr, amount: satang(999_999_999_999_999) }, slip, { ...slip, id: "slip-2" }] },
};
export const None: Story = { args: { deposits: [] } };
