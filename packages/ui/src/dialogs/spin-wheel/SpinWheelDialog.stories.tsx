import type { Meta, StoryObj } from "@storybook/react-vite";
import { FeedbackHost } from "../../feedback/FeedbackHost.tsx";
import { aCouponTable, someCoupons } from "../coupons/coupon-fixtures.ts";
import { CouponTable } from "../coupons/CouponTable.tsx";
import type { CouponTableProps } from "../coupons/props.ts";
import { UNRESOLVED_ACT } from "../../testing/unresolved-act.tsx";
import { aSetup, aSpinWheelDialog, someSlices } from "./spin-wheel-fixtures.tsx";
import { SpinWheelDialog } from "./SpinWheelDialog.tsx";

const meta: Meta<typeof SpinWheelDialog> = {
  title: "Dialogs/Prize wheel",
  component: SpinWheelDialog,
  subcomponents: { CouponTable },
  parameters: {
    usage: {
      do: ["Show the coins that are left and the prizes that can be won."],
      dont: ["Don't push to another spin."],
    },
  },
  render: (args) => (
    <FeedbackHost>
      <SpinWheelDialog {...args} />
    </FeedbackHost>
  ),
  args: aSpinWheelDialog(),
};
export default meta;

type Story = StoryObj<typeof SpinWheelDialog>;

const withCoupons = (over: Partial<CouponTableProps>): Story => ({
  args: { coupons: <CouponTable {...aCouponTable(over)} /> },
});

const LONG_THAI = "เครดิตเล่นเกมฟรีหนึ่งพันบาทถ้วนสำหรับสมาชิกใหม่ทุกท่านวันนี้";
const LONG_LAO = "ເຄຣດິດຫຼິ້ນເກມຟຣີໜຶ່ງພັນບາດຖ້ວນສຳລັບສະມາຊິກໃໝ່ທຸກທ່ານມື້ນີ້";

export const Idle: Story = {};
export const OneCoin: Story = { args: { content: aSetup({ coins: 1 }) } };
export const NoCoins: Story = { args: { content: aSetup({ coins: 0 }) } };
export const CoinsUnknown: Story = { args: { content: aSetup({ coins: null }) } };
export const Waiting: Story = {
  args: { state: { kind: "waiting" }, pending: true },
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
    ...withCoupons({ coupons: { kind: "ready", data: [{ id: "long", label: LONG_THAI, amount: 1 }] } }).args,
  },
};
export const Closed: Story = { args: { content: aSetup({ wheel: null }) } };
export const Loading: Story = {
  args: { content: { kind: "loading" }, ...withCoupons({ coupons: { kind: "loading" } }).args },
};
export const FailedToLoad: Story = {
  args: {
    content: { kind: "failed", message: "500", retrying: false, retry: () => {} },
    ...withCoupons({ coupons: { kind: "failed", message: "500", retrying: false, retry: () => {} } }).args,
  },
};
export const NoCoupons = withCoupons({ coupons: someCoupons(0) });
export const ManyCoupons = withCoupons({ coupons: someCoupons(20) });
export const Claiming = withCoupons({ claiming: "200" });
export const EndOfSpinNotKnown: Story = { args: { unresolved: UNRESOLVED_ACT } };
export const EndOfClaimNotKnown = withCoupons({ unresolved: UNRESOLVED_ACT });
