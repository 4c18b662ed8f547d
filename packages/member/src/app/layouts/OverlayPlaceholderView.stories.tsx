import type { Meta, StoryObj } from "@storybook/react-vite";
import { OverlayPlaceholderView } from "./OverlayPlaceholderView.tsx";

const nothing = () => {};

const meta = {
  title: "Layout/Dialog placeholder",
  component: OverlayPlaceholderView,
  args: { lazy: { kind: "loading" }, onClose: nothing },
} satisfies Meta<typeof OverlayPlaceholderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const FailedToLoad: Story = { args: { lazy: { kind: "failed", retrying: false, retry: nothing } } };
