import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { GiftLinkForm, type GiftLinkFormProps } from "./GiftLinkForm.tsx";
import { UNRESOLVED_ACT } from "../../../testing/unresolved-act.tsx";

const nothing = () => {};
const LINK = "https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef";

/** The caller holds the message: here the story does. */
function Stateful(props: GiftLinkFormProps) {
  const [message, setMessage] = useState(props.message);
  return <GiftLinkForm {...props} message={message} onMessage={setMessage} />;
}

const meta: Meta<typeof GiftLinkForm> = {
  title: "Dialogs/Deposit/Gift link",
  component: GiftLinkForm,
  parameters: {
    usage: {
      do: ["Accept the whole message: the link is found in it."],
      dont: ["Don't keep the link: it is money."],
      accessibility: ["The field takes a paste of any length; what was found is said as text."],
    },
  },
  render: Stateful,
  args: {
    minimum: satang(200),
    message: "",
    pending: false,
    unresolved: null,
    onMessage: nothing,
    onSend: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof GiftLinkForm>;
type Play = NonNullable<Story["play"]>;

const sendsTheLink: Play = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
  await expect(args.onSend).toHaveBeenCalledWith(LINK);
};
/** The message stays, and the field with its problem takes the focus. */
const sendsNothing: Play = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole("button"));
  await expect(args.onSend).not.toHaveBeenCalled();
  await expect(canvas.getByRole("textbox")).toHaveFocus();
  await expect(canvas.getByRole("textbox")).toBeInvalid();
};

export const Empty: Story = {};
export const HugeMinimum: Story = { args: { minimum: satang(999_999_999_99) } };
export const Found: Story = {
  args: { message: `ซองของขวัญจากเพื่อน ${LINK} รีบรับเลย`, onSend: fn() },
  play: sendsTheLink,
};
/** Written as http: sent as https. */
export const FoundInHttp: Story = {
  args: { message: LINK.replace("https", "http"), onSend: fn() },
  play: sendsTheLink,
};
export const OtherHost: Story = {
  args: { message: LINK.replace(".com/", ".com.evil.example/"), onSend: fn() },
  play: sendsNothing,
};
export const NoLink: Story = { args: { message: "ส่งซองของขวัญให้แล้วนะ", onSend: fn() }, play: sendsNothing };
/** Truncated when it was copied. */
export const Incomplete: Story = {
  args: { message: LINK.slice(0, LINK.indexOf("v=")), onSend: fn() },
  play: sendsNothing,
};
export const Sending: Story = { args: { message: LINK, pending: true } };
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
