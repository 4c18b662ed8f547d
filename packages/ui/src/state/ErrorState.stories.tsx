import type { Meta, StoryObj } from "@storybook/react-vite";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Feedback/ErrorState",
  component: ErrorState,
  parameters: {
    usage: {
      do: ["Use it where loading failed, with `onRetry`."],
      dont: ["Don't use it for an empty list: that is an EmptyState."],
      accessibility: ["It is read aloud when it appears, with its button next."],
    },
  },
  args: { message: "โหลดข้อมูลไม่สำเร็จ", onRetry: () => {} },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Retrying: Story = { args: { pending: true } };
export const LongThai: Story = { tags: ["thai-script"], args: { message: LONG_THAI } };
export const LongLao: Story = { tags: ["lao-script"], args: { message: LONG_LAO } };
