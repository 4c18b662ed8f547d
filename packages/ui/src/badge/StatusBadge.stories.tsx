import type { Meta, StoryObj } from "@storybook/react-vite";
import { StatusBadge } from "./StatusBadge.tsx";

const meta = {
  title: "Feedback/StatusBadge",
  component: StatusBadge,
  args: { state: "success", children: "สำเร็จ" },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const InProgress: Story = { args: { state: "in-progress", children: "กำลังดำเนินการ" } };
export const Failed: Story = { args: { state: "failed", children: "ไม่สำเร็จ" } };
