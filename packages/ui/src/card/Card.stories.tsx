import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { Amount } from "../amount/Amount.tsx";
import { LONG_LAO } from "../testing/long-texts.ts";
import { Text } from "../text/Text.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "Layout/Card",
  component: Card,
  parameters: {
    usage: {
      do: [
        "Use it to group what belongs together under one heading.",
        "Use `hero` once on a page, for what it is about.",
      ],
      dont: ["Don't nest cards.", "Don't make a whole card a button: put a button or a link into it."],
      accessibility: ["It has no role of its own: give what is inside a heading."],
    },
  },
  args: { children: "บัญชีเกม" },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Raised: Story = { args: { variant: "raised" } };
export const Hero: Story = {
  args: {
    variant: "hero",
    children: (
      <>
        <Text tone="muted">ยอดเงินรวม</Text>
        <Amount amount={satang(1_234_567_850)} size="hero" />
      </>
    ),
  },
};
export const LongLao: Story = { tags: ["lao-script"], args: { children: LONG_LAO } };
