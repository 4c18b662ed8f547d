import type { Meta, StoryObj } from "@storybook/react-vite";
import { TerminatedView } from "./TerminatedView.tsx";

const meta = {
  title: "Screens/Terminated",
  tags: ["wide"],
  component: TerminatedView,
  parameters: { layout: "fullscreen" },
  args: { checking: false, outcome: null, check: () => {} },
} satisfies Meta<typeof TerminatedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const StillClosed: Story = { args: { outcome: "stillClosed" } };
