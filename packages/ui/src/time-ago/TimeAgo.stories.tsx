import type { Meta, StoryObj } from "@storybook/react-vite";
import { ClockProvider } from "./clock.tsx";
import { TimeAgo } from "./TimeAgo.tsx";

const NOON = Date.UTC(2026, 0, 1, 12);
const noon = () => NOON;

const meta = {
  title: "Feedback/TimeAgo",
  component: TimeAgo,
  parameters: {
    usage: {
      do: ["Use it where the age matters more than the date: updated, received."],
      dont: ["Don't use it alone where money is argued about: show the date and the time there."],
      accessibility: [
        "The element has the exact time for programs, and a tip for mice; the text alone is enough.",
      ],
    },
  },
  decorators: (Story) => (
    <ClockProvider now={noon}>
      <Story />
    </ClockProvider>
  ),
  args: { at: NOON - 5 * 60_000 },
} satisfies Meta<typeof TimeAgo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustNow: Story = { args: { at: NOON - 29_000 } };
export const Minutes: Story = {};
export const Days: Story = { args: { at: NOON - 3 * 86_400_000 } };
export const Missing: Story = { args: { at: null } };
