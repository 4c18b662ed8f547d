import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { HiddenAmounts } from "@member-wallet/ui";
import { FAILED, LONG_LAO, LONG_THAI } from "../../testing/story-frames.tsx";
import { LatestMovementsView, type Movement } from "./LatestMovementsView.tsx";

const deposit: Movement = {
  picture: "wallet",
  activity: "ฝากเงิน",
  counterpart: "จาก ธนาคารไทยพาณิชย์",
  state: "success",
  amount: satang(50_000),
  sign: "+",
  createdAt: "2026-01-05T03:04:05.000Z",
};
const withdrawal: Movement = {
  ...deposit,
  picture: "withdraw",
  activity: "ถอนเงิน",
  counterpart: "ไปยัง ธนาคารไทยพาณิชย์",
  state: "in-progress",
  sign: "-",
};
const transfer: Movement = {
  ...deposit,
  picture: "transfer",
  activity: "โอนเงิน",
  counterpart: "ไปยัง Joker",
  sign: null,
};
const ready = (...data: Movement[]) => ({ kind: "ready", data }) as const;

const meta = {
  title: "Screens/Home/LatestMovements",
  component: LatestMovementsView,
  parameters: {
    usage: {
      do: ["Show a few, and the way to all of them."],
      dont: ["Don't leave out what was refused: members look for it."],
    },
  },
  args: { content: ready(withdrawal, transfer, deposit), onOpen: () => {}, onAll: () => {} },
} satisfies Meta<typeof LatestMovementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const Empty: Story = { args: { content: ready() } };
export const Failed: Story = { args: { content: FAILED } };
export const OneRefused: Story = {
  args: { content: ready({ ...withdrawal, state: "failed" }) },
};
/** The longest names of banks: whole, in a second line. */
export const LongBankNames: Story = {
  args: {
    content: ready(
      { ...deposit, counterpart: "จาก ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร" },
      { ...withdrawal, counterpart: "ไปยัง ธนาคารการค้าต่างประเทศลาว" },
      { ...deposit, counterpart: "จาก ธนาคารการค้าต่างประเทศลาว" },
    ),
  },
};
export const AmountsHidden: Story = {
  render: (args) => (
    <HiddenAmounts value="ซ่อนอยู่">
      <LatestMovementsView {...args} />
    </HiddenAmounts>
  ),
};
export const LongThai: Story = {
  tags: ["thai-script"],
  args: { content: ready({ ...deposit, activity: LONG_THAI }) },
};
export const LongLao: Story = {
  tags: ["lao-script"],
  args: { content: ready({ ...deposit, activity: LONG_LAO, counterpart: LONG_LAO }) },
  globals: { site: "lao", language: "lo" },
};
