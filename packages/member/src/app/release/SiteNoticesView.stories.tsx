import type { Meta, StoryObj } from "@storybook/react-vite";
import { SiteNoticesView } from "./SiteNoticesView.tsx";

const meta = {
  title: "Feedback/SiteNotices",
  component: SiteNoticesView,
  parameters: { layout: "fullscreen" },
  args: { offline: false, newRelease: false, refresh: () => {}, later: () => {} },
} satisfies Meta<typeof SiteNoticesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = { args: { offline: true } };
export const NewRelease: Story = { args: { newRelease: true } };
export const Both: Story = { args: { offline: true, newRelease: true } };
