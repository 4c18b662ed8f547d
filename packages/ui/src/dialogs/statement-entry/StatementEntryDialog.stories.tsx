import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FeedbackHost } from "../../feedback/FeedbackHost.tsx";
import { LONG_LAO, LONG_THAI } from "../../testing/long-texts.ts";
import { SUPPORT_LINK } from "../../testing/support-link.tsx";
import { anEntryDialog, anEntryView } from "./statement-entry-fixtures.ts";
import { StatementEntryDialog } from "./StatementEntryDialog.tsx";

const meta: Meta<typeof StatementEntryDialog> = {
  title: "Dialogs/Statement entry",
  component: StatementEntryDialog,
  parameters: {
    usage: {
      do: ["Offer the line to copy that support asks for."],
      dont: ["Don't guess where money went: what the server doesn't say is absent."],
    },
  },
  decorators: [
    (Dialog) => (
      <FeedbackHost>
        <Dialog />
      </FeedbackHost>
    ),
  ],
  args: anEntryDialog(),
};
export default meta;

type Story = StoryObj<typeof StatementEntryDialog>;

const entry = (over: Parameters<typeof anEntryView>[0]) =>
  ({ kind: "ready", data: anEntryView(over) }) as const;

export const Withdrawn: Story = {
  args: {
    content: entry({
      note: "paid",
      sentAt: "2026-01-05T03:09:00.000Z",
      endedAt: "2026-01-05T03:11:30.000Z",
    }),
  },
};
export const WithdrawnWithoutTimes: Story = { args: { content: entry({ note: "paid" }) } };
export const BeingChecked: Story = {
  args: {
    content: entry({ state: "in-progress", note: "checking" }),
    recent: { unit: "minute", count: 7 },
  },
};
export const SentToTheBank: Story = {
  args: { content: entry({ state: "in-progress", note: "waiting", sentAt: "2026-01-05T03:09:00.000Z" }) },
};
export const WithdrawalWaiting: Story = {
  args: { content: entry({ state: "in-progress", note: "waiting" }) },
};
export const WithdrawalReturned: Story = {
  args: { content: entry({ state: "failed", note: "returned" }), support: SUPPORT_LINK },
};
const deposited = { activity: "ฝากเงิน", sign: "+", from: "BCEL", to: "กระเป๋าเงิน" } as const;
const arrived = { what: "arrived", at: "2026-01-05T03:04:05.000Z" } as const;
export const Deposited: Story = { args: { content: entry(deposited) } };
export const DepositedBySlip: Story = {
  args: {
    content: entry(deposited),
    steps: [{ what: "slip.received", at: "2026-01-05T02:58:40.000Z" }, arrived],
  },
};
export const DepositedByQr: Story = {
  args: {
    content: entry({ ...deposited, from: "QR" }),
    steps: [
      { what: "qr.created", at: "2026-01-05T03:01:10.000Z" },
      { what: "qr.paid", at: "2026-01-05T03:03:30.000Z" },
      arrived,
    ],
  },
};
export const NoSides: Story = {
  args: { content: entry({ activity: "โบนัส", sign: "+", from: null, to: null }) },
};
const ended = { activity: "จบโบนัส", name: "โปรโมชัน BUY1/GET1", sign: null, to: null };
export const BonusEnded: Story = { args: { content: entry({ ...ended, note: "taken" }) } };
export const BonusEndedWithoutCost: Story = {
  args: { content: entry({ ...ended, amount: satang(0), note: "nothingTaken" }) },
};
export const LongThai: Story = {
  tags: ["thai-script"],
  args: { content: entry({ activity: LONG_THAI, from: LONG_THAI, to: LONG_THAI }) },
};
export const LongLao: Story = {
  tags: ["lao-script"],
  args: { content: entry({ activity: LONG_LAO, from: LONG_LAO, to: LONG_LAO }) },
};
export const HugeAmount: Story = { args: { content: entry({ amount: satang(999_999_999_999_99) }) } };
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const Missing: Story = { args: { content: { kind: "ready", data: null } } };
export const FailedToLoad: Story = {
  args: {
    content: {
      kind: "failed",
      message: "โหลดประวัติรายการไม่สำเร็จ กรุณาลองอีกครั้ง",
      retrying: false,
      retry: () => {},
    },
  },
};
