import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controlled } from "../testing/Controlled.tsx";
import { OneTimeCodeField } from "./OneTimeCodeField.tsx";

const meta = {
  title: "Inputs/OneTimeCodeField",
  component: OneTimeCodeField,
  parameters: {
    usage: {
      do: [
        "Keep the code as a string: its zeros count.",
        "Leave sending to the caller, who knows when the code is whole.",
      ],
      dont: ["Don't split it into a box per digit: pasting, filling in and screen readers need one field."],
      accessibility: ["Phones offer the code from the message, and show the keys for digits."],
    },
  },
  args: { label: "รหัส OTP", value: "", onChange: () => {} },
  render: (args) => (
    <Controlled start={args.value}>
      {(value, change) => <OneTimeCodeField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof OneTimeCodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "001204" } };
export const Wrong: Story = { args: { value: "123456", error: "รหัสไม่ถูกต้อง" } };
export const Disabled: Story = { args: { value: "001204", disabled: true } };
