import type { Meta, StoryObj } from "@storybook/react-vite";
import { RefreshCw } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Inputs/IconButton",
  component: IconButton,
  parameters: {
    usage: {
      do: ["Use it where the icon is well known: close, swap, reload."],
      dont: ["Don't use it for the main action of a screen: a label is clearer."],
      accessibility: [
        "`label` is its name; the target is at least 44 px.",
        "Where its own press ends what it can do, as that of an arrow, use `aria-disabled`: it keeps the focus.",
      ],
    },
  },
  args: { label: "โหลดใหม่", icon: RefreshCw },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Raised: Story = { args: { variant: "raised" } };
export const Pending: Story = { args: { pending: true } };
export const Disabled: Story = { args: { disabled: true } };
export const AriaDisabled: Story = { args: { "aria-disabled": true } };
