import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { MoneySteps, type MoneyStep } from "./MoneySteps.tsx";

const asked: MoneyStep = { state: "done", text: "ส่งคำขอถอนเงินแล้ว", at: "2026-01-05T03:04:05.000Z" };

const meta = {
  title: "Money/MoneySteps",
  component: MoneySteps,
  parameters: {
    usage: {
      do: [
        "Use it for one movement in full, such as a withdrawal's entry.",
        "Give a step its time only when it is known.",
        "Say how long the latest took, where that is known.",
      ],
      dont: [
        "Don't promise when a step will be reached.",
        "Don't use it for what members do: that is a form's steps.",
      ],
      accessibility: [
        "An ordered list; the step under way is marked as the current one, not by colour alone.",
      ],
    },
  },
  args: { steps: [asked, { state: "now", text: "กรุณารอเงินโอนเข้าบัญชีธนาคารของคุณ", at: null }] },
} satisfies Meta<typeof MoneySteps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const UnderWayAsLately: Story = {
  args: {
    steps: [
      asked,
      {
        state: "now",
        text: "กรุณารอเงินโอนเข้าบัญชีธนาคารของคุณ",
        at: null,
        recent: { unit: "minute", count: 7 },
      },
    ],
  },
};
export const Arrived: Story = {
  args: { steps: [asked, { state: "done", text: "โอนเข้าบัญชีธนาคารของคุณแล้ว", at: null }] },
};
export const Returned: Story = {
  args: { steps: [asked, { state: "returned", text: "เงินกลับเข้ากระเป๋าเงินของคุณแล้ว", at: null }] },
};
export const LongThai: Story = {
  tags: ["thai-script"],
  args: {
    steps: [
      { ...asked, text: LONG_THAI },
      { state: "now", text: LONG_THAI, at: null },
    ],
  },
};
export const LongLao: Story = {
  tags: ["lao-script"],
  args: {
    steps: [
      { ...asked, text: LONG_LAO },
      { state: "now", text: LONG_LAO, at: null },
    ],
  },
};
