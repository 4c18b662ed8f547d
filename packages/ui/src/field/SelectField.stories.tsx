import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controlled } from "../testing/Controlled.tsx";
import { SelectField } from "./SelectField.tsx";

const BANKS = [
  { label: "แนะนำ", options: [{ value: "SCB", label: "ไทยพาณิชย์" }] },
  { value: "BBL", label: "กรุงเทพ" },
];

const meta = {
  title: "Inputs/SelectField",
  component: SelectField,
  args: { label: "ธนาคาร", value: "", options: BANKS, onChange: () => {} },
  render: (args) => (
    <Controlled start={args.value}>
      {(value, change) => <SelectField {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: "BBL" } };
export const Wrong: Story = { args: { error: "กรุณาเลือกธนาคาร" } };
export const Disabled: Story = { args: { value: "BBL", disabled: true } };
