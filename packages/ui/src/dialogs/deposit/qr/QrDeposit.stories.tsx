import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { FeedbackHost } from "../../../feedback/FeedbackHost.tsx";
import { anOpenQr } from "../deposit-fixtures.ts";
import type { QrDepositProps } from "./props.ts";
import { QrDeposit } from "./QrDeposit.tsx";
import { SUPPORT_LINK } from "../../../testing/support-link.tsx";
import { UNRESOLVED_ACT } from "../../../testing/unresolved-act.tsx";

const nothing = () => {};

/** The caller holds the amount: here the story does. */
function Stateful(props: QrDepositProps) {
  const [amount, setAmount] = useState(props.amount);
  return (
    <FeedbackHost>
      <QrDeposit {...props} amount={amount} onAmount={setAmount} />
    </FeedbackHost>
  );
}

const meta: Meta<typeof QrDeposit> = {
  title: "Dialogs/Deposit/QR",
  component: QrDeposit,
  parameters: {
    usage: {
      do: ["Say before an expired QR's new one: already paid? don't pay again."],
      dont: ["Don't show it as failed while its payment may be on its way."],
      accessibility: ["The countdown doesn't interrupt; its end and a payment are announced."],
    },
  },
  render: Stateful,
  args: {
    provider: "WW",
    minimum: satang(10_000),
    content: { kind: "ready", data: { kind: "none" } },
    pending: false,
    unresolved: null,
    amount: "",
    now: Date.now,
    statementHref: "/user/statement",
    support: SUPPORT_LINK,
    onAmount: nothing,
    onCreate: nothing,
    onCancel: () => Promise.resolve(),
    onDone: nothing,
    onExpire: nothing,
    onRetry: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof QrDeposit>;

export const Empty: Story = {};
export const BankPresets: Story = { args: { provider: "KBANK", minimum: satang(100) } };
/** The operator takes 50 baht at least: the smaller amounts to choose from are absent. */
export const HigherMinimum: Story = {
  args: { provider: "KBANK", minimum: satang(5_000), amount: "20", onCreate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const create = canvas.getAllByRole("button").at(-1);
    await expect(canvas.queryByRole("button", { name: "20" })).toBeNull();
    await expect(create).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "50" }));
    await expect(create).toBeEnabled();
    if (create) await userEvent.click(create);
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};
export const Filled: Story = { args: { amount: "500" } };
export const TooSmall: Story = { args: { amount: "99.99" } };
export const NotAnAmount: Story = { args: { amount: "1e3" } };
export const Creating: Story = { args: { amount: "500", pending: true } };
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    content: {
      kind: "failed",
      message: "ระบบขัดข้อง กรุณารอสักครู่แล้วลองอีกครั้ง",
      retrying: false,
      retry: nothing,
    },
  },
};
export const Open: Story = { args: { content: anOpenQr() } };
export const OpenForAnHour: Story = {
  args: { content: anOpenQr({ amount: satang(999_999_999_99), deadline: Date.now() + 3_600_000 }) },
};
export const OpenWithoutDeadline: Story = { args: { content: anOpenQr({ deadline: null }) } };
export const UnreadablePicture: Story = { args: { content: anOpenQr({ markup: "<p>no code</p>" }) } };
export const Expires: Story = {
  args: { content: anOpenQr({ deadline: Date.now() - 1 }), onExpire: fn() },
  play: async ({ args }) => {
    await expect(args.onExpire).toHaveBeenCalledOnce();
  },
};
export const Confirming: Story = {
  args: {
    content: {
      kind: "ready",
      data: {
        kind: "confirming",
        amount: satang(30_000),
        created: "2026-01-05T03:04:05.000Z",
        paidAt: "2026-01-05T03:05:11.000Z",
      },
    },
  },
};
export const ConfirmingOneOfAnotherDevice: Story = {
  args: {
    content: {
      kind: "ready",
      data: { kind: "confirming", amount: null, created: null, paidAt: null },
    },
  },
};
export const NotReceived: Story = {
  args: { content: { kind: "ready", data: { kind: "not-received", amount: satang(30_000) } } },
};
export const NotReceivedAmountUnknown: Story = {
  args: { content: { kind: "ready", data: { kind: "not-received", amount: null } } },
};
export const Expired: Story = { args: { content: { kind: "ready", data: { kind: "over" } } } };
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
