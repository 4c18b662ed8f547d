import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { Amount } from "../amount/Amount.tsx";
import { Controlled } from "../testing/Controlled.tsx";
import { AmountField } from "./AmountField.tsx";

const meta = {
  title: "Inputs/AmountField",
  component: AmountField,
  parameters: {
    usage: {
      do: ["Use it for every amount of money: it keeps the text as typed, and `domain` reads it."],
      dont: ["Don't write a limit into the placeholder: it is gone with the first digit."],
      accessibility: [
        "Phones show the keys for digits. The chips say which of them is chosen; the unit is read with the label.",
      ],
    },
  },
  args: { label: "จำนวนเงิน", value: "", onChange: () => {} },
  render: (args) => (
    <Controlled start={args.value}>
      {(value, change) => <AmountField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: "ขั้นต่ำ 100 บาท" } };
export const Choices: Story = {
  args: { choices: ["100", "500", "1000"].map((text) => ({ label: text, text })), value: "500" },
};
export const Balance: Story = {
  args: { aside: <Amount size="small" amount={satang(50_000_000)} />, value: "1,000" },
};
/** Thai and Lao digits are read as well. */
export const ThaiDigits: Story = { tags: ["thai-script"], args: { value: "๑,๐๐๐" } };
export const Wrong: Story = { args: { value: "50", error: "ขั้นต่ำ 100 บาท" } };
export const Disabled: Story = { args: { value: "1,000", disabled: true } };
