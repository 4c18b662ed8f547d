import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controlled } from "../testing/Controlled.tsx";
import { PhoneField } from "./PhoneField.tsx";

const meta = {
  title: "Inputs/PhoneField",
  component: PhoneField,
  parameters: {
    usage: {
      do: [
        "Pass what is typed; `readPhone` of `domain` reads it by the market's rule when the form is sent.",
      ],
      dont: ["Don't strip or group digits while the member types: the caret would jump."],
      accessibility: ["Phones show the keys for a number and fill in the member's own."],
    },
  },
  args: { label: "เบอร์โทรศัพท์", value: "0812345678", onChange: () => {} },
  render: (args) => (
    <Controlled start={args.value}>
      {(value, change) => <PhoneField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: "" } };
export const Wrong: Story = { args: { value: "081", error: "เบอร์โทรศัพท์ต้องมี 10 หลัก" } };
export const Disabled: Story = { args: { disabled: true } };
