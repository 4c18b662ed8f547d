import type { Meta, StoryObj } from "@storybook/react-vite";
import { AFTERNOON } from "../testing/sample-messages.ts";
import { DateSeparator } from "./DateSeparator.tsx";

const meta = {
  title: "Chat/DateSeparator",
  component: DateSeparator,
  args: { at: AFTERNOON },
} satisfies Meta<typeof DateSeparator>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
