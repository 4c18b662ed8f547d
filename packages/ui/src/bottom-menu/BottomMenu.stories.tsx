import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileText, House, MessageCircle, ReceiptText, User } from "lucide-react";
import { BottomMenu } from "./BottomMenu.tsx";

const meta = {
  title: "Navigation/BottomMenu",
  tags: ["wide"],
  component: BottomMenu,
  parameters: {
    usage: {
      do: [
        "Give it the site's four or five main places; mark the middle one that leads home.",
        "Leave room for `--mw-menu-size` at a page's end.",
      ],
      dont: [
        "Don't add actions to it that are about one page.",
        "Don't shorten a label until it means something else.",
      ],
      accessibility: [
        "A navigation with a name; the current page is marked for screen readers. Tab goes through it in order.",
      ],
    },
  },
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
