import type { Meta, StoryObj } from "@storybook/react-vite";
import { AFTERNOON } from "../testing/sample-messages.ts";
import { DateSeparator } from "./DateSeparator.tsx";

const meta = {
  title: "Chat/DateSeparator",
  component: DateSeparator,
  parameters: {
    usage: {
      do: ["Show it above the first message of each day, in the operator's time."],
      dont: ["Don't show a time in it: each message has its own."],
      accessibility: ["It is read as text between the messages."],
    },
  },
  args: { at: AFTERNOON },
} satisfies Meta<typeof DateSeparator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
