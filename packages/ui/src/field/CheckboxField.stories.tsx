import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controlled } from "../testing/Controlled.tsx";
import { CheckboxField } from "./CheckboxField.tsx";

const meta = {
  title: "Inputs/CheckboxField",
  component: CheckboxField,
  parameters: {
    usage: {
      do: [
        "Use it for one yes or no that is sent with a form.",
        "Write the label as what is true when it is ticked.",
      ],
      dont: [
        "Don't use it for a choice of two equal things: that is a SegmentedControl.",
        "Don't tick what costs the member something.",
      ],
      accessibility: ["Space ticks it; the whole row is the target, and its error is read with it."],
    },
  },
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
