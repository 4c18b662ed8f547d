import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteNoticesView } from "./SiteNoticesView.tsx";

const meta = {
  title: "Feedback/SiteNotices",
  component: SiteNoticesView,
  parameters: {
    usage: {
      do: ["Use it for what is true of the whole site: offline, a new version."],
      dont: [
        "Don't use it for a result of a press: that is a toast.",
        "Don't stack more than the member can act on.",
      ],
      accessibility: ["The live region exists before its content, so that it is announced."],
    },
    layout: "fullscreen",
  },
  args: { offline: false, newRelease: false, refresh: () => {}, later: () => {} },
} satisfies Meta<typeof SiteNoticesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { args: { offline: true } };
export const NewRelease: Story = { args: { newRelease: true } };
export const Both: Story = { args: { offline: true, newRelease: true } };
