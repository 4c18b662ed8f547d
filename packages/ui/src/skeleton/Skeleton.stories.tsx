import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "Feedback/Skeleton",
  component: Skeleton,
  parameters: {
    usage: {
      do: ["Use it while content of a known shape loads, and set `aria-busy` on its container."],
      dont: [
        "Don't use it for the progress of an action: set `pending` on the button.",
        "Don't show it again while known content is refreshed: keep the content.",
      ],
      accessibility: ["Hidden from screen readers; the area around it says that it is busy."],
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Lines: Story = { args: { lines: 4 } };
export const Figure: Story = { args: { shape: "figure" } };
export const Block: Story = { args: { shape: "block" } };
