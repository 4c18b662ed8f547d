import type { Meta, StoryObj } from "@storybook/react-vite";
import { TerminatedView } from "./TerminatedView.tsx";

const meta = {
  title: "Screens/Terminated",
  tags: ["wide"],
  component: TerminatedView,
  parameters: {
    usage: {
      do: ["Say that the service has ended, plainly and without a brand."],
      dont: ["Don't offer to log in or to try again."],
    },
    layout: "fullscreen",
  },
  args: { checking: false, outcome: null, check: () => {} },
} satisfies Meta<typeof TerminatedView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const StillClosed: Story = { args: { outcome: "stillClosed" } };
