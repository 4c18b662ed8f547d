import type { Meta, StoryObj } from "@storybook/react-vite";
import { NO_LIMITS, satang } from "@member-wallet/domain";
import { FAILED } from "../../testing/story-frames.tsx";
import { LimitsFormView } from "./LimitsFormView.tsx";

const meta: Meta<typeof LimitsFormView> = {
  title: "Protection/Limits",
  component: LimitsFormView,
  parameters: {
    usage: {
      do: ["Say that a lower limit applies at once and a higher one after 24 hours."],
      dont: ["Don't suggest an amount."],
    },
  },
  args: { kept: NO_LIMITS, binding: false, pending: false, error: null, onSave: () => {} },
};
export default meta;
type Story = StoryObj<typeof LimitsFormView>;

export const None: Story = {};
export const Set: Story = {
  args: { kept: { now: { day: satang(50_000), minutesPerDay: 60 }, later: null } },
};
export const RaiseWaits: Story = {
  args: {
    kept: {
      now: { day: satang(50_000) },
      later: { limits: { day: satang(80_000) }, from: Date.parse("2099-01-05T03:04:05Z") },
    },
  },
};
export const KeptByTheBackend: Story = { args: { binding: true } };
export const Saving: Story = { args: { pending: true } };
export const NotSaved: Story = { args: { error: FAILED.message } };
