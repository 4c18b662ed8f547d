import type { Meta, StoryObj } from "@storybook/react-vite";
import { FeedbackHost } from "../../feedback/FeedbackHost.tsx";
import { aSetup, aSpinWheelDialog, someCoupons, someSlices } from "./spin-wheel-fixtures.ts";
import { SpinWheelDialog } from "./SpinWheelDialog.tsx";

const meta: Meta<typeof SpinWheelDialog> = {
  title: "Dialogs/Prize wheel",
  component: SpinWheelDialog,
  render: (args) => (
    <FeedbackHost>
      <SpinWheelDialog {...args} />
    </FeedbackHost>
  ),
  args: aSpinWheelDialog(),
};
export default meta;

type Story = StoryObj<typeof SpinWheelDialog>;

const LONG_THAI = "เครดิตเล่นเกมฟรีหนึ่งพันบาทถ้วนสำหรับสมาชิกใหม่ทุกท่านวันนี้";
const LONG_LAO = "ເຄຣດິດຫຼິ້ນເກມຟຣີໜຶ່ງພັນບາດຖ້ວນສຳລັບສະມາຊິກໃໝ່ທຸກທ່ານມື້ນີ້";

export const Idle: Story = {};
export const OneCoin: Story = { args: { content: aSetup({ coins: 1 }) } };
export const NoCoins: Story = { args: { content: aSetup({ coins: 0 }) } };
export const CoinsUnknown: Story = { args: { content: aSetup({ coins: null }) } };
export const Waiting: Story = {
  args: { state: { kind: "waiting" }, phase: { kind: "pending", action: "spin" } },
};
export const ShowsThePrize: Story = {
  args: { state: { kind: "stopped", code: "S2" }, prize: { label: "30", html: "<p>30 <b>THB</b></p>" } },
};
export const PrizeNotOnTheWheel: Story = {
  args: { state: { kind: "stopped", code: "NONE" }, prize: { label: "999", html: null } },
};
export const TwoSlices: Story = {
  args: { content: aSetup({ wheel: { name: "", slices: someSlices(2) } }) },
};
export const FortySlices: Story = {
  args: { content: aSetup({ wheel: { name: "Lucky 40", slices: someSlices(40) } }) },
};
/** The operator wrote 60 characters into each slice. */
export const LongLabels: Story = {
  tags: ["thai-script", "lao-script"],
  args: {
    content: aSetup({
      wheel: { name: LONG_THAI, slices: someSlices(8, (at) => (at % 2 ? LONG_LAO : LONG_THAI)) },
    }),
    coupons: { kind: "ready", data: [{ id: "long", label: LONG_THAI, amount: 1 }] },
  },
};
export const Closed: Story = { args: { content: aSetup({ wheel: null }) } };
export const Loading: Story = { args: { content: { kind: "loading" }, coupons: { kind: "loading" } } };
export const FailedToLoad: Story = {
  args: {
    content: { kind: "failed", message: "500", retrying: false, retry: () => {} },
    coupons: { kind: "failed", message: "500", retrying: false, retry: () => {} },
  },
};
export const NoCoupons: Story = { args: { coupons: someCoupons(0) } };
export const ManyCoupons: Story = { args: { coupons: someCoupons(20) } };
export const Claiming: Story = {
  args: { phase: { kind: "pending", action: "claim" }, claiming: "c1" },
};
export const SpinUnknown: Story = {
  args: { phase: { kind: "unknown", action: "spin", resend: false } },
};
export const SpinUnknownSafeToResend: Story = {
  args: { phase: { kind: "unknown", action: "spin", resend: true } },
};
export const SpinStillRunning: Story = {
  args: { phase: { kind: "still-running", action: "spin", resend: false } },
};
export const ClaimUnknown: Story = {
  args: { phase: { kind: "unknown", action: "claim", resend: true } },
};
