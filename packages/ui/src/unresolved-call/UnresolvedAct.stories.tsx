import type { Meta, StoryObj } from "@storybook/react-vite";
import { SUPPORT_LINK } from "../testing/support-link.tsx";
import { UnresolvedAct } from "./UnresolvedAct.tsx";
import { UnresolvedCall } from "./UnresolvedCall.tsx";

const meta = {
  title: "Money/UnresolvedAct",
  component: UnresolvedAct,
  subcomponents: { UnresolvedCall },
  parameters: {
    usage: {
      do: [
        "Show it in the place of the form while an act of its kind is open.",
        "Offer `onResend` only when the same request can be sent safely again.",
      ],
      dont: ["Don't show an unknown outcome as a failure."],
    },
  },
  args: {
    what: "ถอนเงิน 110.00 บาท",
    began: Date.parse("2026-01-05T03:02:00.000Z"),
    state: "unknown",
    list: { kind: "statement", href: "/user/statement" },
    support: SUPPORT_LINK,
    onResend: null,
    onAnother: () => {},
  },
} satisfies Meta<typeof UnresolvedAct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = { args: { state: "confirming" } };
export const Unknown: Story = {};
export const SafeToResend: Story = { args: { onResend: () => {} } };
export const OfASlip: Story = {
  args: { what: "สลิปโอนเงิน", list: { kind: "slips", href: "/user/statement?dialog=slips" } },
};
export const StillRunning: Story = { args: { state: "still-running" } };
export const StillRunningSafeToResend: Story = { args: { state: "still-running", onResend: () => {} } };
export const InNoList: Story = { args: { what: "หมุนวงล้อ", list: null } };
