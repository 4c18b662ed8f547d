import type { Meta, StoryObj } from "@storybook/react-vite";
import { SUPPORT_LINK } from "../testing/story-frames.tsx";
import { BreakNoticeView } from "./BreakNoticeView.tsx";

const meta = {
  title: "Layout/Break notice",
  component: BreakNoticeView,
  parameters: {
    usage: {
      do: ["Show it in the place of what a break closes."],
      dont: ["Don't show it over what stays open: withdrawing, moving money out of games, the chat."],
    },
  },
  args: {
    until: Date.parse("2026-01-05T03:02:00.000Z"),
    support: SUPPORT_LINK,
    help: { phone: "1323" },
  },
} satisfies Meta<typeof BreakNoticeView>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
