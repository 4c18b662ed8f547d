import type { Meta, StoryObj } from "@storybook/react-vite";
import { PagePlaceholder } from "./PagePlaceholder.tsx";

const meta = {
  title: "Layout/Page placeholder",
  component: PagePlaceholder,
  parameters: {
    usage: {
      do: ["Use it for a screen whose code is on its way."],
      dont: ["Don't use it for data: an area has its own skeleton."],
      accessibility: ["The area is busy; a failure is read aloud."],
    },
    layout: "fullscreen",
  },
  args: { lazy: { kind: "loading" } },
} satisfies Meta<typeof PagePlaceholder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Also in the frame of a member's pages, before a script runs. */
export const Loading: Story = {};
export const FailedToLoad: Story = {
  args: { lazy: { kind: "failed", retrying: false, retry: () => {} } },
};
