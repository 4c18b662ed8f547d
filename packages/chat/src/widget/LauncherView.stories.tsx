import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef } from "react";
import { LauncherView, type LauncherViewProps } from "./LauncherView.tsx";

/** With a ref of its own: Storybook walks the args, and an element in one leads it through all of React. */
function Launcher(props: LauncherViewProps) {
  return <LauncherView {...props} button={useRef(null)} />;
}

const meta = {
  title: "Chat/Launcher",
  tags: ["wide"],
  component: LauncherView,
  render: Launcher,
  parameters: {
    usage: {
      do: [
        "Leave room for it at a page's end, and keep amounts of rows and main actions out of its column.",
        "Show the invite once, at a page's end.",
      ],
      dont: ["Don't place it yourself: its place is the same on every page."],
    },
  },
  args: {
    button: { current: null },
    phase: "ready",
    open: false,
    unread: 0,
    unreadOlder: false,
    invite: false,
    onOpen: () => {},
    onCloseInvite: () => {},
  },
} satisfies Meta<typeof LauncherView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Invite: Story = { args: { invite: true } };
export const OneUnread: Story = { args: { unread: 1 } };
export const AtLeastTenUnread: Story = { args: { unread: 10, unreadOlder: true } };
export const ManyUnread: Story = { args: { unread: 120 } };
export const InviteWithUnread: Story = { args: { invite: true, unread: 3 } };
export const Loading: Story = { args: { phase: "loading" } };
export const Failed: Story = { args: { phase: "failed" } };
