import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DialogBodySkeleton } from "./DialogBodySkeleton.tsx";

const meta = { title: "Dialogs/DialogBodySkeleton", component: DialogBodySkeleton } satisfies Meta<
  typeof DialogBodySkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  args: { lines: 4 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull();
  },
};
