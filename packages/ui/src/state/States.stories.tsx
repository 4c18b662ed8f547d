import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";

const meta = {
  title: "Feedback/States",
  component: EmptyState,
  subcomponents: { ErrorState },
  parameters: {
    usage: {
      do: [
        "Use EmptyState when loading succeeded and there is nothing to show.",
        "Use ErrorState when loading failed, with `onRetry`.",
      ],
      dont: ["Don't show an EmptyState for a failure: the member would believe that there is nothing."],
      accessibility: ["An empty state is text in its place; a failed one is read aloud."],
    },
  },
  args: { title: "ยังไม่มีรายการ" },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { message: "รายการฝากและถอนจะแสดงที่นี่" } };
export const EmptyWithAction: Story = { args: { action: <Button variant="primary">ฝากเงิน</Button> } };
export const EmptyLongThai: Story = { tags: ["thai-script"], args: { title: LONG_THAI, message: LONG_THAI } };
export const Failed: Story = { render: () => <ErrorState message="โหลดข้อมูลไม่สำเร็จ" onRetry={() => {}} /> };
export const Retrying: Story = {
  render: () => <ErrorState message="โหลดข้อมูลไม่สำเร็จ" onRetry={() => {}} pending />,
};
export const FailedLongLao: Story = {
  tags: ["lao-script"],
  render: () => <ErrorState message={LONG_LAO} onRetry={() => {}} />,
};
