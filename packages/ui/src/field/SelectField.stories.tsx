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
  parameters: {
    usage: {
      do: [
        "Use it for one of many, with groups where there are kinds.",
        "Begin with an empty choice where none is right for most members.",
      ],
      dont: [
        "Don't use it for two or three choices that fit on a line: that is a SegmentedControl.",
        "Don't choose for the member where money goes.",
      ],
      accessibility: ["It is the platform's own select: its keys, its typing ahead, a phone's own list."],
    },
  },
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
