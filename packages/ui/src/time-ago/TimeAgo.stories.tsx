import type { Meta, StoryObj } from "@storybook/react-vite";
import { TimeAgo } from "./TimeAgo.tsx";

const NOON = Date.UTC(2026, 0, 1, 12);
const noon = () => NOON;

const meta = {
  title: "Feedback/TimeAgo",
  component: TimeAgo,
  args: { at: NOON - 5 * 60_000, now: noon },
} satisfies Meta<typeof TimeAgo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};
export const Days: Story = { args: { at: NOON - 3 * 86_400_000 } };
export const Missing: Story = { args: { at: null } };
