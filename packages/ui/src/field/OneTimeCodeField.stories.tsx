import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controlled } from "../testing/Controlled.tsx";
import { OneTimeCodeField } from "./OneTimeCodeField.tsx";

const meta = {
  title: "Inputs/OneTimeCodeField",
  component: OneTimeCodeField,
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
