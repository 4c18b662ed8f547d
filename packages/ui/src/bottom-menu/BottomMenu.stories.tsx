import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileText, House, MessageCircle, ReceiptText, User } from "lucide-react";
import { BottomMenu } from "./BottomMenu.tsx";

const meta = {
  title: "Navigation/BottomMenu",
  tags: ["wide"],
  component: BottomMenu,
  args: {
    label: "เมนูหลัก",
    current: "/user/home",
    items: [
      { to: "/user/profile", label: "โปรไฟล์", icon: User },
      { onSelect: () => {}, label: "เงื่อนไข", icon: FileText },
      { to: "/user/home", label: "หน้าหลัก", icon: House, prominent: true },
      { to: "/user/statement", label: "ประวัติรายการ", icon: ReceiptText },
      { to: "/user/contact", label: "ติดต่อเรา", icon: MessageCircle },
    ],
  },
} satisfies Meta<typeof BottomMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {};
export const Statement: Story = { args: { current: "/user/statement" } };
