import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_THAI } from "../../testing/long-texts.ts";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";
import { aRefundDialog, aRefundLog, aRefundOffer } from "./refund-fixtures.ts";
import { RefundDialog } from "./RefundDialog.tsx";

const meta: Meta<typeof RefundDialog> = {
  title: "Dialogs/Refund",
  component: RefundDialog,
  parameters: {
    usage: {
      do: [
        "Keep both steps apart: receiving it, and adding it to the wallet.",
        "Show the shares before each, also while there is nothing to add yet.",
      ],
      dont: ["Don't hide a step that is blocked: say why."],
    },
  },
  args: aRefundDialog(),
};
export default meta;
type Story = StoryObj<typeof RefundDialog>;

const failed = {
  kind: "failed",
  message: "โหลดข้อมูลไม่สำเร็จ กรุณาลองอีกครั้ง",
  retrying: false,
  retry: () => {},
} as const;

const rows = Array.from({ length: 10 }, (_, at) => ({
  amount: satang(2_550 + at),
  createdAt: "2026-01-05T03:04:05.000Z",
}));

export const Ready: Story = {};
export const BlockedByBonus: Story = { args: { content: aRefundOffer({ receivable: "blocked" }) } };
export const NothingYet: Story = {
  args: { content: aRefundOffer({ receivable: "nothing", amount: satang(0) }), log: aRefundLog([]) },
};
export const PercentagesUnknown: Story = {
  args: { content: aRefundOffer({ amount: null, success: null, fail: null }) },
};
export const AllOrNothing: Story = { args: { content: aRefundOffer({ success: 0, fail: 100 }) } };
export const Receiving: Story = { args: { pending: "receive" } };
export const Adding: Story = { args: { pending: "add" } };
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
export const Loading: Story = { args: { content: { kind: "loading" }, log: { kind: "loading" } } };
export const FailedToLoad: Story = { args: { content: failed, log: failed } };
export const ManyPages: Story = { args: { log: aRefundLog(rows, { page: 4, pages: 9 }) } };
export const TurningThePage: Story = {
  args: { log: aRefundLog(rows, { page: 2, pages: 3, turning: true }) },
};
export const UpdateFailed: Story = { args: { log: aRefundLog(rows, { stale: failed.message }) } };
export const LongTexts: Story = {
  tags: ["thai-script"],
  args: {
    content: aRefundOffer({ info: `<p>${LONG_THAI}</p>`, amount: satang(999_999_999_999_99) }),
    log: aRefundLog([{ amount: satang(999_999_999_999_99), createdAt: "2026-01-05T03:04:05.000Z" }]),
  },
};
