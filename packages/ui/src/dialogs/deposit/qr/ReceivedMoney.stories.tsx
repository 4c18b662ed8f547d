import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AlertDialog } from "../../../feedback/AnswerDialogs.tsx";
import { ReceivedMoney, type ReceivedMoneyProps } from "./ReceivedMoney.tsx";

const nothing = () => {};

/** The money inside the message that shows it. */
function InItsMessage(props: ReceivedMoneyProps) {
  const message = {
    tone: "positive",
    title: "เงินเข้ากระเป๋าเงินแล้ว",
    body: <ReceivedMoney {...props} />,
  } as const;
  return <AlertDialog message={message} onClose={nothing} />;
}

const meta = {
  title: "Dialogs/Deposit/Received",
  component: ReceivedMoney,
  parameters: {
    usage: {
      do: ["Show the new balance with the payment, where it is known."],
      dont: ["Don't let coins fall twice."],
      accessibility: [
        "The sentence says everything; the coins are hidden from screen readers and absent with reduced motion.",
      ],
    },
  },
  render: InItsMessage,
  args: {
    amount: satang(50_000),
    wallet: satang(150_000),
    created: "2026-01-05T03:04:05.000Z",
    at: "2026-01-05T03:05:11.000Z",
  },
} satisfies Meta<typeof ReceivedMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = {};
export const BalanceUnknown: Story = { args: { wallet: null } };
export const CreatedElsewhere: Story = { args: { created: null } };
