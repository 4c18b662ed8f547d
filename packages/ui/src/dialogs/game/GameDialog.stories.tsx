import { satang } from "@member-wallet/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { FeedbackHost } from "../../feedback/FeedbackHost.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { GameDialog } from "./GameDialog.tsx";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";
import { aGameDialog, anActiveGame, aReadyContent } from "./game-dialog-fixtures.ts";
import type { GameDialogProps } from "./props.ts";

/** The caller holds the amount: here the story does. */
function Stateful(props: GameDialogProps) {
  const [amount, setAmount] = useState(props.amount);
  return <GameDialog {...props} amount={amount} onAmount={setAmount} />;
}

const meta: Meta<typeof GameDialog> = {
  title: "Dialogs/Game account",
  tags: ["wide"],
  component: GameDialog,
  render: Stateful,
  parameters: {
    usage: {
      do: [
        "Offer to take the whole wallet into the game, and say how much that is.",
        "Open the game in the press's own window, so that no blocker stops it.",
      ],
      dont: ['Don\'t move money in a press that says only "play".'],
    },
  },
  decorators: [
    (Dialog) => (
      <FeedbackHost>
        <Dialog />
      </FeedbackHost>
    ),
  ],
  args: aGameDialog(),
};
export default meta;

type Story = StoryObj<typeof GameDialog>;

const failed = (message: string) => ({
  kind: "failed" as const,
  message,
  retrying: false,
  retry: () => {},
});
const inactive = aReadyContent({ account: { opening: { kind: "inactive" } } });

export const Loading: Story = { args: { content: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: { content: failed("โหลดบัญชีเกมไม่สำเร็จ กรุณาลองอีกครั้ง") },
};
export const Missing: Story = { args: { content: { kind: "ready", data: null } } };
export const Inactive: Story = { args: { content: inactive } };
export const Activating: Story = {
  args: { content: inactive, activation: { pending: true, refusal: null, unresolved: null } },
};
export const ActivationRefused: Story = {
  args: {
    content: inactive,
    activation: { pending: false, refusal: "เปิดบัญชีเกมไม่สำเร็จ กรุณาลองอีกครั้ง", unresolved: null },
  },
};
export const ActivationUnknown: Story = {
  args: { content: inactive, activation: { pending: false, refusal: null, unresolved: UNRESOLVED_ACT } },
};
export const Active: Story = {};
/** During a break of the member: money only moves out. */
export const Closed: Story = { args: { closed: <Notice tone="info">คุณพักการเล่นถึงพรุ่งนี้</Notice> } };
/** The last time, the wallet moved in first. */
export const MoveInFirst: Story = { args: { playWay: "move-in" } };
export const EmptyWallet: Story = { args: { content: aReadyContent({ wallet: satang(0) }) } };
export const NegativeWallet: Story = { args: { content: aReadyContent({ wallet: satang(-5_000) }) } };
export const EmptyGame: Story = {
  args: { content: aReadyContent({ account: { opening: anActiveGame({ balance: satang(0) }) } }) },
};
export const BalancesUnknown: Story = {
  args: { content: aReadyContent({ wallet: null, account: { opening: anActiveGame({ balance: null }) } }) },
};
export const LoginLoading: Story = {
  args: { content: aReadyContent({ account: { opening: anActiveGame({ login: { kind: "loading" } }) } }) },
};
export const LoginFailed: Story = {
  args: {
    content: aReadyContent({
      account: { opening: anActiveGame({ login: failed("โหลดข้อมูลเข้าเกมไม่สำเร็จ") }) },
    }),
  },
};
export const LoginToCopy: Story = {
  args: { content: aReadyContent({ account: { opening: anActiveGame({ launch: "web-link" }) } }) },
};
export const AppsOnly: Story = {
  args: {
    content: aReadyContent({
      account: {
        android: "https://apps.example/android",
        ios: "https://apps.example/ios",
        opening: anActiveGame({ launch: "none" }),
      },
    }),
  },
};
export const MovingIn: Story = { args: { moving: "move-in" } };
export const OpeningGame: Story = { args: { phase: { kind: "pending", action: "play" } } };
export const MovingInAndOpening: Story = { args: { playWay: "move-in", moving: "move-in-and-play" } };
/** The retry of the login failed. */
export const NotOpenedWithoutLogin: Story = {
  args: {
    content: aReadyContent({
      wallet: satang(0),
      account: {
        opening: anActiveGame({
          login: failed("ติดต่อระบบไม่ได้ กรุณาตรวจสอบการเชื่อมต่อ หรือรอสักครู่แล้วลองอีกครั้ง"),
        }),
      },
    }),
    phase: {
      kind: "refused",
      action: "play",
      message: "เปิดเกมไม่ได้ เพราะโหลดข้อมูลเข้าเกมไม่สำเร็จ กรุณากดปุ่มเล่นอีกครั้ง",
    },
  },
};
export const Refused: Story = {
  args: {
    phase: { kind: "refused", action: "reset-password", message: "เปลี่ยนรหัสผ่านของบัญชีเกมไม่สำเร็จ กรุณาลองอีกครั้ง" },
  },
};
export const OutcomeUnknown: Story = {
  args: { phase: { kind: "unknown", action: "reset-password", resend: false } },
};
export const StillRunning: Story = {
  args: { phase: { kind: "still-running", action: "reset-password", resend: true } },
};
export const EndNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
export const EndNotKnownBesideInactive: Story = { args: { content: inactive, unresolved: UNRESOLVED_ACT } };
export const WindowBlocked: Story = {
  args: { phase: { kind: "window-blocked", href: "https://play.example/pg" } },
};
export const LongThaiName: Story = {
  tags: ["thai-script"],
  args: {
    content: aReadyContent({
      account: { name: "ค่ายเกมสล็อตมหาสนุกเล่นได้ทุกที่ทุกเวลาไม่มีวันหยุดนักขัตฤกษ์" },
    }),
  },
};
export const LongLaoName: Story = {
  tags: ["lao-script"],
  args: {
    content: aReadyContent({
      account: { name: "ຜູ້ໃຫ້ບໍລິການເກມສະລັອດທີ່ມ່ວນທີ່ສຸດຫຼິ້ນໄດ້ທຸກທີ່ທຸກເວລາບໍ່ມີວັນພັກ" },
    }),
  },
};
export const HugeAmounts: Story = {
  args: {
    content: aReadyContent({
      wallet: satang(999_999_999_999_99),
      account: {
        opening: anActiveGame({
          balance: satang(888_888_888_888_88),
          rate: 1,
          login: {
            kind: "ready",
            data: { username: "a-very-long-username-0812345678@provider", password: "x".repeat(40) },
          },
        }),
      },
    }),
  },
};
