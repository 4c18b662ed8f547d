import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "Parts/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Lines: Story = { args: { lines: 4 } };
export const Figure: Story = { args: { shape: "figure" } };
export const Block: Story = { args: { shape: "block" } };
export const Circle: Story = { args: { shape: "circle" } };
