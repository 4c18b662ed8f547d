import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "Feedback/ProgressBar",
  component: ProgressBar,
  args: { label: "กำลังส่งสลิป", value: 0.4 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Unknown: Story = { args: { value: null } };
export const Done: Story = { args: { value: 1 } };
