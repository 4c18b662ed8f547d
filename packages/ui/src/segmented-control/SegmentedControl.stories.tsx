import type { Meta, StoryObj } from "@storybook/react-vite";
import { Controlled } from "../testing/Controlled.tsx";
import { LONG_THAI } from "../testing/long-texts.ts";
import { SegmentedControl } from "./SegmentedControl.tsx";

const SEGMENTS = [
  { value: "bank", label: "โอนธนาคาร" },
  { value: "qr", label: "QR" },
  { value: "gift", label: "ซองของขวัญ" },
];

const meta = {
  title: "Inputs/SegmentedControl",
  component: SegmentedControl,
  parameters: {
    usage: {
      do: ["Use it for two or three short choices."],
      dont: ["Don't use it for more or for long labels: that is a SelectField."],
      accessibility: ["Radio buttons: Tab enters at the chosen one, arrow keys choose."],
    },
  },
  args: { label: "ช่องทางฝากเงิน", segments: SEGMENTS, value: "bank", onChange: () => {} },
  render: (args) => (
    <Controlled start={args.value}>
      {(value, change) => <SegmentedControl {...args} value={value} onChange={change} />}
    </Controlled>
  ),
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const OneDisabled: Story = {
  args: { segments: SEGMENTS.map((segment) => ({ ...segment, disabled: segment.value === "gift" })) },
};
export const LongThai: Story = {
  tags: ["thai-script"],
  args: { segments: SEGMENTS.map((segment) => ({ ...segment, label: LONG_THAI })) },
};
