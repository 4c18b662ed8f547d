import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { LONG_LAO, LONG_THAI } from "../testing/long-texts.ts";
import { LazyFallback } from "./LazyFallback.tsx";

const failed = { kind: "failed", retrying: false, retry: () => {} } as const;

const meta = {
  title: "Feedback/LazyFallback",
  component: LazyFallback,
  parameters: {
    usage: {
      do: ["Use it with `useLazy` for a part that loads after its page."],
      dont: ["Don't use it for data: a query has its own skeleton and ErrorState."],
      accessibility: ["A failure is read aloud; the button that tries again keeps its place."],
    },
  },
  args: { lazy: failed },
} satisfies Meta<typeof LazyFallback>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { lazy: { kind: "loading" } } };
export const LoadingABlock: Story = {
  args: { lazy: { kind: "loading" }, skeleton: <Skeleton shape="block" /> },
};
export const Failed: Story = {};
export const FailedWithMessage: Story = { args: { message: "โหลดเกมไม่สำเร็จ" } };
export const Retrying: Story = { args: { lazy: { ...failed, retrying: true } } };
export const FailedLongThai: Story = { tags: ["thai-script"], args: { message: LONG_THAI } };
export const FailedLongLao: Story = { tags: ["lao-script"], args: { message: LONG_LAO } };
