import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown } from "./Countdown.tsx";

const NOON = Date.UTC(2026, 0, 1, 12);
const noon = () => NOON;

const meta = {
  title: "Feedback/Countdown",
  component: Countdown,
  args: { deadline: NOON + 599_000, now: noon },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plenty: Story = {};
export const Soon: Story = { args: { deadline: NOON + 42_000 } };
export const Expired: Story = { args: { deadline: NOON } };
