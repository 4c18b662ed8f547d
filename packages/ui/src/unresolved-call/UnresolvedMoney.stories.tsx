import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { UnresolvedCall } from "./UnresolvedCall.tsx";
import { UnresolvedMoney } from "./UnresolvedMoney.tsx";
import { SUPPORT_LINK } from "../testing/support-link.tsx";

const meta = {
  title: "Money/UnresolvedMoney",
  component: UnresolvedMoney,
  subcomponents: { UnresolvedCall },
  parameters: {
    usage: {
      do: [
        "Show it for every call whose answer was lost or that still runs.",
        "Offer `onResend` only when the same request can be sent safely again.",
      ],
      dont: ["Don't show an unknown outcome as a failure."],
    },
  },
  args: {
    phase: { kind: "unknown", resend: false },
    statementHref: "/user/statement",
    support: SUPPORT_LINK,
    onResend: () => {},
  },
} satisfies Meta<typeof UnresolvedMoney>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ClaimUnknown: Story = {};
export const ClaimSafeToResend: Story = {
  args: { phase: { kind: "unknown", resend: true }, onResend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};
export const ClaimStillRunning: Story = { args: { phase: { kind: "still-running", resend: false } } };
