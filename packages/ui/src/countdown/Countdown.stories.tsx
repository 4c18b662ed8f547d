import type { Meta, StoryObj } from "@storybook/react-vite";
import { Countdown } from "./Countdown.tsx";

const NOON = Date.UTC(2026, 0, 1, 12);
const noon = () => NOON;

const meta = {
  title: "Feedback/Countdown",
  component: Countdown,
  parameters: {
    usage: {
      do: ["Use it for a time limit that is a fact of the server, such as a QR's."],
      dont: ["Don't use it to hurry a member.", "Don't leave 00:00 standing: replace what has ended."],
      accessibility: ["A timer: it is read on request and doesn't interrupt."],
    },
  },
  args: { deadline: NOON + 599_000, now: noon },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plenty: Story = {};
export const Soon: Story = { args: { deadline: NOON + 42_000 } };
export const Expired: Story = { args: { deadline: NOON } };
