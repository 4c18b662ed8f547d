import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleCheck } from "lucide-react";
import { Badge } from "./Badge.tsx";

const meta = { title: "Parts/Badge", component: Badge, args: { children: "กำลังดำเนินการ" } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: "accent", children: "ໃຊ້ຢູ່" } };
export const Info: Story = { args: { tone: "info" } };
export const Positive: Story = { args: { tone: "positive", icon: CircleCheck, children: "สำเร็จ" } };
export const Warning: Story = { args: { tone: "warning" } };
export const Danger: Story = { args: { tone: "danger", children: "ไม่สำเร็จ" } };
