import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowLeftRight } from "lucide-react";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { Button } from "./Button.tsx";

const meta = {
  title: "Inputs/Button",
  component: Button,
  parameters: {
    usage: {
      do: [
        "Use `primary` once on a screen or dialog, for its main action.",
        "Use `secondary` for the other actions, `quiet` for those that should not compete.",
        "Use `danger` for what removes something, and ask with a confirm first.",
        "Set `pending` while the action runs: the button keeps its focus and ignores presses.",
      ],
      dont: [
        "Don't disable a submit button to signal a missing value: let the press show what is missing.",
        'Don\'t use a button to change the page: that is a TextLink with `variant="button"`.',
      ],
      accessibility: [
        "Enter and Space press it. While it is pending it keeps the focus, says that it is busy and ignores presses.",
      ],
    },
  },
  args: { children: "โอนเงิน" },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = { args: { variant: "danger", children: "ยกเลิกโบนัส" } };
export const WithIcon: Story = { args: { variant: "primary", icon: ArrowLeftRight } };
export const Pending: Story = { args: { variant: "primary", pending: true } };
export const Disabled: Story = { args: { variant: "primary", disabled: true } };
export const Small: Story = { args: { size: "small" } };
export const Block: Story = { args: { variant: "primary", block: true } };
export const LongThai: Story = { tags: ["thai-script"], args: { children: LONG_THAI, block: true } };
export const LongLao: Story = { tags: ["lao-script"], args: { children: LONG_LAO, block: true } };
