import type { Meta, StoryObj } from "@storybook/react-vite";
import { OverlayPlaceholderView } from "./OverlayPlaceholderView.tsx";

const nothing = () => {};

const meta = {
  title: "Layout/Dialog placeholder",
  component: OverlayPlaceholderView,
  parameters: {
    usage: {
      do: ["Use it while a dialog's code loads, and where that failed."],
      dont: ["Don't open an empty dialog instead: the page behind it stays usable."],
      accessibility: ["A failure is read aloud, with the button that tries again."],
    },
  },
  args: { lazy: { kind: "loading" }, onClose: nothing },
} satisfies Meta<typeof OverlayPlaceholderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const FailedToLoad: Story = { args: { lazy: { kind: "failed", retrying: false, retry: nothing } } };
