import type { Meta, StoryObj } from "@storybook/react-vite";
import { MessageCircle } from "lucide-react";
import { LONG_THAI } from "../testing/long-texts.ts";
import { TextLink } from "./TextLink.tsx";

const meta = {
  title: "Parts/TextLink",
  component: TextLink,
  args: { to: "/register", children: "สมัครสมาชิก" },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Standalone: Story = { args: { variant: "standalone", icon: MessageCircle } };
export const LikeAButton: Story = { args: { variant: "button", block: true } };
export const LongThai: Story = { args: { children: LONG_THAI } };
