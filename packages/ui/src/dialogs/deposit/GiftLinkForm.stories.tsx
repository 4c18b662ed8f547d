import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { GiftLinkForm, type GiftLinkFormProps } from "./GiftLinkForm.tsx";

const nothing = () => {};
const LINK = "https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef";

/** The message lives with the caller, so the story keeps it. */
function Kept(props: GiftLinkFormProps) {
  const [message, setMessage] = useState(props.message);
  return <GiftLinkForm {...props} message={message} onMessage={setMessage} />;
}

const meta: Meta<typeof GiftLinkForm> = {
  title: "Dialogs/Deposit/Gift link",
  component: GiftLinkForm,
  render: Kept,
  args: {
    message: "",
    phase: { kind: "idle" },
    statementHref: "/user/statement",
    onMessage: nothing,
    onSend: nothing,
    onResend: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof GiftLinkForm>;

export const Empty: Story = {};
export const Found: Story = {
  args: { message: `ซองของขวัญจากเพื่อน ${LINK} รีบรับเลย`, onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onSend).toHaveBeenCalledWith(LINK);
  },
};
export const OtherHost: Story = {
  args: { message: LINK.replace(".com/", ".com.evil.example/"), onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
};
export const Sending: Story = { args: { message: LINK, phase: { kind: "pending" } } };
export const OutcomeUnknown: Story = { args: { phase: { kind: "unknown", resend: true } } };
export const StillRunning: Story = { args: { phase: { kind: "still-running", resend: false } } };
