import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusBadge } from "./StatusBadge.tsx";

const meta = {
  title: "Feedback/StatusBadge",
  component: StatusBadge,
  parameters: {
    usage: {
      do: ["Use it for the state of an entry or a slip, with the state's own text."],
      dont: ["Don't use it for anything but such a state: that is a Badge."],
      accessibility: ["The text says the state; the colour repeats it."],
    },
  },
  args: { state: "success", children: "สำเร็จ" },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const InProgress: Story = { args: { state: "in-progress", children: "กำลังดำเนินการ" } };
export const Failed: Story = { args: { state: "failed", children: "ไม่สำเร็จ" } };
