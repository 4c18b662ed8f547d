import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AlertDialog } from "../../../feedback/AnswerDialogs.tsx";
import { ReceivedMoney, type ReceivedMoneyProps } from "./ReceivedMoney.tsx";

const nothing = () => {};

/** The money inside the message that shows it. */
function InItsMessage(props: ReceivedMoneyProps) {
  const message = {
    tone: "positive",
    title: "ได้รับเงิน 500.00 บาทแล้ว",
    body: <ReceivedMoney {...props} />,
  } as const;
  return <AlertDialog message={message} onClose={nothing} />;
}

const meta = {
  title: "Dialogs/Deposit/Received",
  component: ReceivedMoney,
  render: InItsMessage,
  args: { wallet: satang(150_000) },
} satisfies Meta<typeof ReceivedMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {};
export const BalanceUnknown: Story = { args: { wallet: null } };
