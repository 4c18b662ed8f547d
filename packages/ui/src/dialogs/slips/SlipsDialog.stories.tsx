import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { SLIP_ADVICE } from "./slip-advice.ts";
import type { SlipReasonCode } from "./props.ts";
import { aSlipList, aSlipRow, aSlipsDialog } from "./slips-fixtures.ts";
import { SlipsDialog } from "./SlipsDialog.tsx";

const meta: Meta<typeof SlipsDialog> = {
  title: "Dialogs/Slips",
  tags: ["wide"],
  component: SlipsDialog,
  parameters: {
    usage: {
      do: [
        "Open it at the slip that was just sent, when it comes from a deposit.",
        "Say in brackets why a slip was refused, where the reason is known.",
      ],
      dont: ["Don't show a reason that is not known as an error."],
    },
  },
  args: aSlipsDialog(),
};
export default meta;

type Story = StoryObj<typeof SlipsDialog>;

const REASONS = Object.keys(SLIP_ADVICE) as SlipReasonCode[];

export const Usual: Story = {};
export const FollowedInProgress: Story = {
  args: {
    followed: "slip-3",
    watching: true,
    content: aSlipList({ recent: { unit: "minute", count: 2 } }),
  },
};
export const FollowedTaken: Story = {
  args: {
    followed: "slip-3",
    content: aSlipList({
      rows: [
        aSlipRow({ reference: "slip-3", endedAt: "2026-01-05T03:04:35.000Z" }),
        aSlipRow({ reference: "slip-2", state: "failed" }),
      ],
    }),
    outcome: { state: "success", amount: satang(100_000) },
  },
};
export const FollowedRefused: Story = {
  args: {
    followed: "slip-2",
    outcome: { state: "failed", reason: "SLIP_REFNO_DUPLICATED" },
  },
};
export const EveryReason: Story = {
  args: {
    content: aSlipList({
      rows: REASONS.map((reason) => aSlipRow({ reference: reason, amount: null, state: "failed", reason })),
    }),
  },
};
export const ManyPages: Story = {
  args: {
    content: aSlipList({
      rows: Array.from({ length: 10 }, (_, at) => aSlipRow({ reference: `slip-${at}` })),
      page: 5,
      pages: 9,
    }),
  },
};
export const TurningThePage: Story = { args: { content: aSlipList({ page: 1, pages: 3, turning: true }) } };
export const HugeAmounts: Story = {
  args: { content: aSlipList({ rows: [aSlipRow({ amount: satang(999_999_999_999_99) })] }) },
};
export const Refreshing: Story = { args: { refreshing: true } };
export const OpeningThePicture: Story = { args: { picture: { kind: "opening", reference: "slip-1" } } };
export const WindowBlocked: Story = {
  args: { picture: { kind: "blocked", href: "https://operator.example/slips/1.jpg" } },
};
export const NotTheLatest: Story = {
  args: {
    content: aSlipList({ stale: "ติดต่อระบบไม่ได้ กรุณาตรวจสอบการเชื่อมต่อ หรือรอสักครู่แล้วลองอีกครั้ง" }),
    watching: true,
  },
};
export const Empty: Story = { args: { content: aSlipList({ rows: [] }) } };
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    content: { kind: "failed", message: "โหลดสลิปไม่สำเร็จ กรุณาลองอีกครั้ง", retrying: false, retry: () => {} },
  },
};
