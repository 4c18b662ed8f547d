import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleCheck } from "lucide-react";
import { Badge } from "./Badge.tsx";
import { StatusBadge } from "./StatusBadge.tsx";

const meta = {
  title: "Feedback/Badge",
  component: Badge,
  subcomponents: { StatusBadge },
  parameters: {
    usage: {
      do: ["Use StatusBadge for the state of a statement entry or a slip, so that equal states look equal."],
      dont: [
        "Don't choose a tone for such a state by hand.",
        "Don't put a sentence into a badge: that is a Notice.",
      ],
      accessibility: ["Its text says all: the icon and the colour repeat it."],
    },
  },
  args: { children: "กำลังดำเนินการ" },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: "accent", children: "ใช้อยู่" } };
export const Info: Story = { args: { tone: "info" } };
export const Positive: Story = { args: { tone: "positive", icon: CircleCheck, children: "สำเร็จ" } };
export const Warning: Story = { args: { tone: "warning" } };
export const Danger: Story = { args: { tone: "danger", children: "ไม่สำเร็จ" } };
export const Statuses: Story = {
  render: () => (
    <>
      <StatusBadge state="success">สำเร็จ</StatusBadge>
      <StatusBadge state="in-progress">กำลังดำเนินการ</StatusBadge>
      <StatusBadge state="failed">ไม่สำเร็จ</StatusBadge>
    </>
  ),
};
