import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { Text } from "../text/Text.tsx";
import { LoadableContent } from "./LoadableContent.tsx";

const meta: Meta<typeof LoadableContent<string>> = {
  title: "Feedback/LoadableContent",
  component: LoadableContent,
  args: {
    content: { kind: "ready", data: "ธนาคารไทยพาณิชย์" },
    skeleton: <Skeleton lines={3} />,
    children: (data) => <Text>{data}</Text>,
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { args: { content: { kind: "loading" } } };
export const Failed: Story = {
  args: {
    content: { kind: "failed", message: "โหลดข้อมูลไม่สำเร็จ", retrying: false, retry: () => {} },
  },
};
