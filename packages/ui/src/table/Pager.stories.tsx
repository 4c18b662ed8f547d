import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pager } from "./Pager.tsx";

const meta = {
  title: "Navigation/Pager",
  tags: ["wide"],
  component: Pager,
  args: { page: 5, pages: 9, onPage: () => {} },
} satisfies Meta<typeof Pager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 9 } };
export const ManyPages: Story = { args: { page: 123, pages: 999 } };
export const Pending: Story = { args: { pending: true } };
