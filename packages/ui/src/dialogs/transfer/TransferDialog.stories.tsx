import { satang, WALLET } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { FeedbackHost } from "../../feedback/FeedbackHost.tsx";
import { EMPTY_TRANSFER_DRAFT, type TransferAccounts, type TransferDialogProps } from "./props.ts";
import { Notice } from "../../notice/Notice.tsx";
import { TransferDialog } from "./TransferDialog.tsx";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";

const nothing = () => {};

/** The caller holds the draft: here the story does. */
function Stateful(props: TransferDialogProps) {
  const [draft, setDraft] = useState(props.draft);
  return (
    <FeedbackHost>
      <TransferDialog {...props} draft={draft} onDraftChange={setDraft} />
    </FeedbackHost>
  );
}

function ready(over: Partial<TransferAccounts> = {}): TransferDialogProps["accounts"] {
  return {
    kind: "ready",
    data: {
      wallet: satang(1_250_075),
      games: [
        { code: "PG", name: "PG Soft", balance: satang(35_050) },
        { code: "JOKER", name: "Joker", balance: satang(0) },
        { code: "UFABET", name: "UFABET", balance: null },
      ],
      allGames: true,
      updating: false,
      ...over,
    },
  };
}

const meta: Meta<typeof TransferDialog> = {
  title: "Dialogs/Transfer",
  component: TransferDialog,
  parameters: {
    usage: {
      do: [
        "Begin with the two accounts that are most likely meant; leave open what is not clear.",
        "Offer to collect everything, with a question.",
      ],
      dont: ["Don't move other accounts than the two that are shown."],
    },
  },
  render: Stateful,
  args: {
    accounts: ready(),
    draft: EMPTY_TRANSFER_DRAFT,
    pending: null,
    unresolved: null,
    closed: null,
    onDraftChange: nothing,
    onTransfer: nothing,
    onCollect: () => Promise.resolve(),
    onClose: nothing,
  },
};
export default meta;

type Story = StoryObj<typeof TransferDialog>;

const filled = { from: WALLET, to: "PG", amount: "1,000.50" };

export const Empty: Story = {};
export const Filled: Story = { args: { draft: filled } };
export const SameAccount: Story = { args: { draft: { from: "PG", to: "PG", amount: "100" } } };
export const NotEnough: Story = { args: { draft: { from: "PG", to: WALLET, amount: "999,999" } } };
export const UpdatingBalances: Story = { args: { accounts: ready({ updating: true }) } };
export const NoGames: Story = { args: { accounts: ready({ games: [] }) } };
export const Loading: Story = { args: { accounts: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    accounts: {
      kind: "failed",
      message: "โหลดบัญชีไม่สำเร็จ กรุณาลองอีกครั้ง",
      retrying: false,
      retry: nothing,
    },
  },
};
export const Pending: Story = { args: { draft: filled, pending: "transfer" } };
export const Collecting: Story = { args: { pending: "collect" } };
/** During a break of the member: money moves into the wallet only. */
export const Closed: Story = {
  args: { draft: filled, closed: <Notice tone="info">คุณพักการเล่นถึงพรุ่งนี้</Notice> },
};
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
export const LongThaiNames: Story = {
  tags: ["thai-script"],
  args: {
    accounts: ready({
      games: [{ code: "PG", name: "ค่ายเกมสล็อตมหาสนุกเล่นได้ทุกที่ทุกเวลาไม่มีวันหยุดนักขัตฤกษ์", balance: satang(35_050) }],
    }),
    draft: filled,
  },
};
export const LongLaoNames: Story = {
  tags: ["lao-script"],
  args: {
    accounts: ready({
      games: [{ code: "PG", name: "ຜູ້ໃຫ້ບໍລິການເກມສະລັອດທີ່ມ່ວນທີ່ສຸດຫຼິ້ນໄດ້ທຸກທີ່ທຸກເວລາບໍ່ມີວັນພັກ", balance: satang(35_050) }],
    }),
    draft: filled,
  },
};
export const HugeAmounts: Story = {
  args: {
    accounts: ready({
      wallet: satang(999_999_999_999_99),
      games: [{ code: "PG", name: "PG Soft", balance: satang(888_888_888_888_88) }],
    }),
    draft: { ...filled, amount: "999,999,999,999.99" },
  },
};
