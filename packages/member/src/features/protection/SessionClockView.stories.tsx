import type { Meta, StoryObj } from "@storybook/react-vite";
import { SessionClockView } from "./SessionClockView.tsx";

const meta: Meta<typeof SessionClockView> = {
  title: "Protection/Session clock",
  component: SessionClockView,
  parameters: {
    usage: {
      do: ["Keep it in sight on every page of a member."],
      dont: ["Don't colour it or let it blink as time goes by."],
      accessibility: ["Screen readers read it in words; it doesn't announce each minute."],
    },
  },
  decorators: (Story) => <div style={{ position: "relative", minBlockSize: 60 }}>{Story()}</div>,
  render: () => <SessionClockView since={Date.now() - 25 * 60_000} />,
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};
export const Hours: Story = { render: () => <SessionClockView since={Date.now() - 26 * 3_600_000} /> };
