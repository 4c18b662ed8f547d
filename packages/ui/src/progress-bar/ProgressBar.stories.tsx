import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = {
  title: "Feedback/ProgressBar",
  component: ProgressBar,
  parameters: {
    usage: {
      do: ["Use it for an upload or a download, with its share where it is known."],
      dont: [
        "Don't invent a share: leave it out, and the bar only moves.",
        "Don't use it for a button at work: that has its own ring.",
      ],
      accessibility: ["The platform's progress with a name; its value is read on request."],
    },
  },
  args: { label: "กำลังส่งสลิป", value: 0.4 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Unknown: Story = { args: { value: null } };
export const Done: Story = { args: { value: 1 } };
