import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controlled } from "../testing/Controlled.tsx";
import { CheckboxField } from "./CheckboxField.tsx";

const meta = {
  title: "Inputs/CheckboxField",
  component: CheckboxField,
  args: { label: "จดจำฉันไว้", checked: true, onChange: () => {} },
  render: (args) => (
    <Controlled start={args.checked}>
      {(value, change) => <CheckboxField {...args} checked={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {};
export const Unchecked: Story = { args: { checked: false } };
export const Wrong: Story = { args: { checked: false, error: "กรุณายอมรับเงื่อนไข" } };
export const Disabled: Story = { args: { disabled: true } };
