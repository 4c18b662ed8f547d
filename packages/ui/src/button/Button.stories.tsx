import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowLeftRight } from "lucide-react";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { Button } from "./Button.tsx";

const meta = { title: "Parts/Button", component: Button, args: { children: "โอนเงิน" } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = { args: { variant: "danger", children: "ยกเลิกโบนัส" } };
export const WithIcon: Story = { args: { variant: "primary", icon: ArrowLeftRight } };
export const Pending: Story = { args: { variant: "primary", pending: true } };
export const Disabled: Story = { args: { variant: "primary", disabled: true } };
export const Small: Story = { args: { size: "small" } };
export const Block: Story = { args: { variant: "primary", block: true } };
export const LongThai: Story = { args: { children: LONG_THAI, block: true } };
export const LongLao: Story = { args: { children: LONG_LAO, block: true } };
