import type { Meta, StoryObj } from "@storybook/react-vite";
import { AmountSkeleton } from "./AmountSkeleton.tsx";

const meta = {
  title: "Money/AmountSkeleton",
  component: AmountSkeleton,
  parameters: {
    usage: {
      do: ["Use it for the one large amount of a page while it loads."],
      dont: ["Don't use it for other amounts: Skeleton is enough."],
    },
  },
} satisfies Meta<typeof AmountSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
/** The figure that a prerendered page shows before its scripts. */
export const EarlyFigure: Story = {
  play: ({ canvasElement }) => {
    const amount = canvasElement.querySelector<HTMLElement>("[data-early]");
    amount?.setAttribute("data-whole", "12,345");
    amount?.firstElementChild?.setAttribute("data-fraction", ".50");
  },
};
