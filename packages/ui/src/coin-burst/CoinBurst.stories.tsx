import type { Meta, StoryObj } from "@storybook/react-vite";
import { CoinBurst } from "./CoinBurst.tsx";

const meta = {
  title: "Feedback/CoinBurst",
  component: CoinBurst,
  parameters: {
    usage: {
      do: ["Show it once, beside the message with the amount that arrived."],
      dont: ["Don't let it carry the news alone: nobody sees it who wishes for less motion."],
      accessibility: [
        "It is hidden from screen readers, takes no presses, and is absent with reduced motion.",
      ],
    },
  },
} satisfies Meta<typeof CoinBurst>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Once: Story = {};
