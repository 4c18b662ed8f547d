import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { Text } from "../text/Text.tsx";
import { Dialog } from "./Dialog.tsx";

const meta = {
  title: "Dialogs/Dialog",
  tags: ["wide"],
  component: Dialog,
  parameters: {
    usage: {
      do: [
        "Render it only while it is open; unmount it in `onClose`.",
        "Set `pending` only while a call runs that must not be interrupted.",
      ],
      dont: ["Don't build a question with it: `useConfirm` and `useAlert` do that."],
      accessibility: [
        "The rest of the page can't be reached while it is open. Escape and Back close it, unless it is pending; the focus then goes back to what opened it. Its title is its name, and what scrolls in it can be reached by Tab.",
      ],
    },
  },
  args: {
    title: "ถอนเงิน",
    onClose: () => {},
    children: <Text>ยอดที่ถอนได้ 1,250.00 บาท</Text>,
    footer: <Button variant="primary">ยืนยัน</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Pending: Story = { args: { pending: true } };
export const Small: Story = { args: { size: "small" } };
export const Large: Story = { args: { size: "large" } };
/** For a picture: its title is only read out. */
export const Screen: Story = { args: { size: "screen", footer: undefined } };
export const Scrolling: Story = {
  args: { children: Array.from({ length: 30 }, (_, line) => <Text key={line}>{LONG_THAI}</Text>) },
  play: async ({ canvas }) => {
    // It scrolls by the keyboard once it is measured.
    const body = await canvas.findByRole("region");
    await waitFor(() => expect(body).toHaveAttribute("tabindex", "0"));
  },
};
export const LongThai: Story = { tags: ["thai-script"], args: { title: LONG_THAI } };
export const LongLao: Story = { tags: ["lao-script"], args: { title: LONG_LAO, children: LONG_LAO } };
