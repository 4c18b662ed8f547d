import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { aPicture } from "../deposit-fixtures.ts";
import { UNRESOLVED_ACT } from "../../../testing/unresolved-act.tsx";
import { SlipUpload } from "./SlipUpload.tsx";

const nothing = () => {};

const meta: Meta<typeof SlipUpload> = {
  title: "Dialogs/Deposit/Slip",
  component: SlipUpload,
  parameters: {
    usage: {
      do: ["Keep the file when the connection breaks: it is sent again as it is."],
      dont: ["Don't say that the money came: a slip is looked at first."],
      accessibility: ["Upload progress is read on request; what is wrong with a file is said below it."],
    },
  },
  args: {
    file: null,
    problem: null,
    phase: { kind: "idle" },
    opensAt: null,
    unresolved: null,
    onFile: nothing,
    onSend: nothing,
    onCancel: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof SlipUpload>;

export const Empty: Story = {};
export const Chosen: Story = { args: { file: aPicture() } };
export const Pasted: Story = {
  args: { onFile: fn() },
  play: async ({ args }) => {
    const clipboard = new DataTransfer();
    clipboard.items.add(aPicture("pasted.png"));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: clipboard }));
    await expect(args.onFile).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = { args: { problem: "missing" } };
export const TooLarge: Story = { args: { file: aPicture(), problem: "too-large" } };
export const ApplePicture: Story = { args: { problem: "heic" } };
export const ClosedRightNow: Story = { args: { opensAt: "00:30" } };
export const Preparing: Story = { args: { file: aPicture(), phase: { kind: "preparing" } } };
export const Sending: Story = {
  args: {
    file: aPicture(),
    phase: { kind: "sending", share: 0.42 },
    onCancel: fn(),
    onSend: fn(),
    onFile: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [send, cancel] = [canvas.getByRole("button", { busy: true }), canvas.getAllByRole("button").at(-2)];
    await userEvent.click(send);
    await expect(args.onSend).not.toHaveBeenCalled();
    if (cancel) await userEvent.click(cancel);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const WaitingForTheAnswer: Story = {
  args: { file: aPicture(), phase: { kind: "sending", share: 1 } },
};
/** Sent by a form that the member left. */
export const SentElsewhere: Story = { args: { phase: { kind: "sending", share: null } } };
export const Cancelled: Story = { args: { file: aPicture(), phase: { kind: "cancelled" } } };
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
export const LongFileName: Story = {
  tags: ["thai-script"],
  args: { file: aPicture(`${"สลิปโอนเงินของฉันเมื่อวานนี้".repeat(4)}.png`) },
};
