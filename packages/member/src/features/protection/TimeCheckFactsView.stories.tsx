import type { Meta, StoryObj } from "@storybook/react-vite";
import { satang } from "@member-wallet/domain";
import { TimeCheckFactsView } from "./TimeCheckFactsView.tsx";

const meta: Meta<typeof TimeCheckFactsView> = {
  title: "Protection/Time check facts",
  component: TimeCheckFactsView,
  parameters: {
    usage: {
      do: ["Show the change of the total as it is, down as plainly as up."],
      dont: ["Don't colour or comment it."],
    },
  },
  args: {
    loggedInAt: "2026-01-05T02:04:05Z",
    movedIn: satang(150_000),
    movedOut: satang(90_000),
    change: satang(-60_000),
  },
};
export default meta;
type Story = StoryObj<typeof TimeCheckFactsView>;

export const Lost: Story = {};
export const Won: Story = { args: { change: satang(123_456_789) } };
export const TimeIsUp: Story = { args: { today: { limit: 60, spent: 61 } } };
export const Unknown: Story = { args: { movedIn: null, movedOut: null, change: null } };
