import type { Meta, StoryObj } from "@storybook/react-vite";
import { BottomMenu, Button } from "@member-wallet/ui";
import { House, ReceiptText, UserRound } from "lucide-react";
import { useRef } from "react";
import { expect, waitFor } from "storybook/test";
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
      do: ["Show the invite until the customer has closed it."],
      dont: ["Don't place it yourself: it moves off the page's controls."],
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

/** It stands above the button that is in its corner, and above the menu. */
export const AboveControls: Story = {
  args: { invite: true },
  render: (args) => (
    <div style={{ display: "grid", minBlockSize: "calc(100dvh - 2rem)", alignContent: "end", gap: "1rem" }}>
      <Button block variant="primary">
        ฝากเงิน
      </Button>
      <Button block>ถอนเงิน</Button>
      <div style={{ blockSize: "calc(var(--mw-menu-size) + var(--mw-menu-rise))" }} />
      <BottomMenu
        label="เมนูหลัก"
        current="/home"
        items={[
          { to: "/profile", label: "โปรไฟล์", icon: UserRound },
          { to: "/home", label: "หน้าหลัก", icon: House, prominent: true },
          { to: "/statement", label: "รายการ", icon: ReceiptText },
        ]}
      />
      <Launcher {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const launcher = canvasElement.querySelector("[data-chat-launcher] button");
    const others = [...canvas.getAllByRole("button"), ...canvas.getAllByRole("link")].filter(
      (control) => !control.closest("[data-chat-launcher]"),
    );
    await expect(others).toHaveLength(5);
    await waitFor(() =>
      expect(others.filter((control) => launcher && overlap(launcher, control))).toEqual([]),
    );
  },
};

function overlap(one: Element, other: Element): boolean {
  const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return (
    first.left < second.right &&
    first.right > second.left &&
    first.top < second.bottom &&
    first.bottom > second.top
  );
}
