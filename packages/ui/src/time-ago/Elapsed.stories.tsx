import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClockProvider } from "./clock.tsx";
import { Elapsed } from "./Elapsed.tsx";

const NOON = Date.UTC(2026, 0, 1, 12);
const noon = () => NOON;

const meta = {
  title: "Feedback/Elapsed",
  component: Elapsed,
  parameters: {
    usage: {
      do: ["Use it where a time runs and its place is small, as in a bar."],
      dont: ["Don't use it alone: say in words what it counts, at least for screen readers."],
      accessibility: ["The element has the duration for programs; it doesn't announce each minute."],
    },
  },
  decorators: (Story) => (
    <ClockProvider now={noon}>
      <Story />
    </ClockProvider>
  ),
  args: { since: NOON - 65 * 60_000 },
} satisfies Meta<typeof Elapsed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AnHour: Story = {};
export const ADay: Story = { args: { since: NOON - 26 * 3_600_000 } };
/** A clock that was put back counts nothing. */
export const NotYet: Story = { args: { since: NOON + 60_000 } };
