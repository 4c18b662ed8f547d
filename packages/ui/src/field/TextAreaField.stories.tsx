import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controlled } from "../testing/Controlled.tsx";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { TextAreaField } from "./TextAreaField.tsx";

const meta = {
  title: "Inputs/TextAreaField",
  component: TextAreaField,
  parameters: {
    usage: {
      do: ["Use it for several lines of text, such as a pasted message."],
      dont: ["Don't use it for one line: that is a TextField."],
      accessibility: ["Enter makes a new line. The label, the hint and the error are read with it."],
    },
  },
  args: { label: "ข้อความ", value: "", onChange: () => {} },
  render: (args) => (
    <Controlled start={args.value}>
      {(value, change) => <TextAreaField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof TextAreaField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { hint: "วางข้อความที่ได้รับ" } };
export const Filled: Story = { args: { value: "https://gift.example/abcd-1234" } };
export const Wrong: Story = { args: { error: "ไม่พบลิงก์ในข้อความ" } };
export const Disabled: Story = { args: { value: "https://gift.example/abcd-1234", disabled: true } };
export const LongThai: Story = {
  tags: ["thai-script"],
  args: { value: LONG_THAI.repeat(3), hint: LONG_THAI },
};
export const LongLao: Story = { tags: ["lao-script"], args: { value: LONG_LAO.repeat(3), hint: LONG_LAO } };
