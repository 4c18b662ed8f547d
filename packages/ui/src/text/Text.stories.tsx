import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { Heading } from "./Heading.tsx";
import { Text, type TextSize } from "./Text.tsx";

const meta = {
  title: "Foundations/Text",
  component: Text,
  subcomponents: { Heading },
  parameters: {
    usage: {
      do: [
        "Use `size` and `tone` instead of styles of your own.",
        "Use `muted` for what can be skipped, never for what must be read.",
      ],
      dont: ["Don't use Text for a heading: Heading sets its level."],
      accessibility: ["Lines have room for Thai and Lao marks; don't set them tighter."],
    },
  },
  args: { children: "ยอดเงินรวมทั้งหมด" },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const SIZES: readonly TextSize[] = [1, 2, 3, 4, 5, 6];

export const Scale: Story = {
  tags: ["thai-script", "lao-script"],
  render: () => (
    <>
      {SIZES.map((size) => (
        <Text key={size} size={size}>
          {size} ที่นี่ ກຳ້ ปั้น ຜູ້ເຂົ້າ
        </Text>
      ))}
    </>
  ),
};
export const Muted: Story = { args: { tone: "muted" } };
export const LongThai: Story = { tags: ["thai-script"], args: { children: LONG_THAI } };
export const LongLao: Story = { tags: ["lao-script"], args: { children: LONG_LAO } };
export const Headings: Story = {
  render: () => (
    <>
      <Heading level={1}>กระเป๋าเงิน</Heading>
      <Heading level={2}>บัญชีเกม</Heading>
      <Heading level={3}>ประวัติรายการ</Heading>
    </>
  ),
};
