import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { Heading } from "./Heading.tsx";

const meta = {
  title: "Foundations/Heading",
  component: Heading,
  parameters: {
    usage: {
      do: ["Choose `level` by the page's outline, and `size` by the design."],
      dont: ["Don't skip a level for its size."],
    },
  },
  args: { children: "ประวัติรายการ", level: 2 },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = { args: { level: 1 } };
export const Section: Story = {};
export const Part: Story = { args: { level: 3 } };
/** Level 2 in the outline, with a smaller size. */
export const OtherSize: Story = { args: { size: 4 } };
export const LongThai: Story = { tags: ["thai-script"], args: { children: LONG_THAI } };
export const LongLao: Story = { tags: ["lao-script"], args: { children: LONG_LAO } };
