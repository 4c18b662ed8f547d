import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";
import type { WithdrawDialogProps } from "./props.ts";
import { aBalance, aReadyWithdrawal, aWithdrawDialog } from "./withdraw-fixtures.ts";
import { WithdrawDialog } from "./WithdrawDialog.tsx";

/** The caller holds the draft: here the story does. */
function Stateful(props: WithdrawDialogProps) {
  const [draft, setDraft] = useState(props.draft);
  return <WithdrawDialog {...props} draft={draft} onDraftChange={setDraft} />;
}

const meta: Meta<typeof WithdrawDialog> = {
  title: "Dialogs/Withdraw",
  component: WithdrawDialog,
  parameters: {
    usage: {
      do: [
        "Say that games are collected first, and what the bounds are.",
        "Show the bank account that the money goes to, shortened.",
      ],
      dont: ["Don't let a bonus be lost without its cost in baht."],
    },
  },
  render: Stateful,
  args: aWithdrawDialog(),
};
export default meta;

type Story = StoryObj<typeof WithdrawDialog>;

const filled = { amount: "1,000.50" };

export const Empty: Story = {};
export const Filled: Story = { args: { draft: filled } };
export const BonusActive: Story = {
  args: {
    content: aReadyWithdrawal({ bonus: { code: "WELCOME50", isFree: false } }),
    draft: { amount: "15000" },
  },
};
export const BonusMet: Story = {
  args: { content: aReadyWithdrawal({ bonus: { code: "WELCOME50", isFree: true } }), draft: filled },
};
export const BonusWithoutName: Story = {
  args: { content: aReadyWithdrawal({ bonus: { code: null, isFree: false } }) },
};
export const NothingInGames: Story = {
  args: { content: aReadyWithdrawal({ balance: aBalance(1_500_000, 0) }) },
};
export const BelowMinimum: Story = { args: { draft: { amount: "50" } } };
export const AboveMaximum: Story = {
  args: {
    content: aReadyWithdrawal({ balance: aBalance(90_000_000, 0) }),
    draft: { amount: "50,000.01" },
  },
};
export const NotEnough: Story = { args: { draft: { amount: "15,000.01" } } };
export const TooLittle: Story = {
  args: { content: aReadyWithdrawal({ balance: aBalance(5_000, 5_000) }) },
};
export const NothingToWithdraw: Story = {
  args: {
    content: aReadyWithdrawal({
      balance: aBalance(0, 0),
      limits: { minimum: satang(0), maximum: satang(5_000_000) },
    }),
  },
};
const incomplete = { amount: satang(1_500_000), complete: false };
export const BalanceIncomplete: Story = {
  args: { content: aReadyWithdrawal({ balance: { total: incomplete, inGames: incomplete } }), draft: filled },
};
export const BalanceUnknown: Story = {
  args: {
    content: aReadyWithdrawal({
      balance: {
        total: { amount: null, complete: false },
        inGames: { amount: null, complete: false },
      },
    }),
  },
};
export const LimitsBroken: Story = {
  args: { content: aReadyWithdrawal({ limits: { minimum: satang(10_000), maximum: satang(5_000) } }) },
};
export const LimitsFailedToLoad: Story = {
  args: {
    content: {
      kind: "failed",
      message: "โหลดยอดถอนขั้นต่ำและสูงสุดไม่สำเร็จ ติดต่อระบบไม่ได้ กรุณาตรวจสอบการเชื่อมต่อ หรือรอสักครู่แล้วลองอีกครั้ง",
      retrying: false,
      retry: () => {},
    },
  },
};
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    content: {
      kind: "failed",
      message: "โหลดบัญชีไม่สำเร็จ กรุณาลองอีกครั้ง",
      retrying: false,
      retry: () => {},
    },
  },
};
export const UpdatingBalances: Story = { args: { content: aReadyWithdrawal({ updating: true }) } };
export const Pending: Story = { args: { draft: filled, pending: true } };
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
/** A member paid in kip: the wallet is baht all the same. */
export const LaoBank: Story = {
  tags: ["lao-script"],
  args: {
    content: aReadyWithdrawal({
      destination: {
        bank: "ທະນາຄານການຄ້າຕ່າງປະເທດລາວມະຫາຊົນ",
        accountNo: "010-12-00-01234567-001",
        isBaht: false,
      },
    }),
    draft: filled,
  },
};
export const BankNotKnown: Story = {
  args: {
    content: aReadyWithdrawal({ destination: { bank: "", accountNo: "", isBaht: true } }),
    draft: filled,
  },
};
export const LongThaiBank: Story = {
  tags: ["thai-script"],
  args: {
    content: aReadyWithdrawal({
      destination: {
        bank: "ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตรแห่งประเทศไทย",
        accountNo: "1234564567",
        isBaht: true,
      },
    }),
    draft: filled,
  },
};
export const HugeAmounts: Story = {
  args: {
    content: aReadyWithdrawal({
      balance: aBalance(999_999_999_999_99, 888_888_888_888_88),
      limits: { minimum: satang(10_000), maximum: satang(999_999_999_999_99) },
    }),
    draft: { amount: "999,999,999,999.99" },
  },
};
