import type { Meta, StoryObj } from "@storybook/react-vite";
import { Landmark } from "lucide-react";
import { expect } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { Text } from "../text/Text.tsx";
import { ContentSkeleton } from "./ContentSkeleton.tsx";
import { SAMPLE_TEXT } from "./samples.ts";

const meta = {
  title: "Feedback/ContentSkeleton",
  component: ContentSkeleton,
  parameters: {
    usage: {
      do: ["Give it the components that show the content, with sample data of usual length."],
      dont: ["Don't draw the shape a second time by hand: it drifts away from the content."],
      accessibility: ["It can't be focused or read out; the area around it says that it is busy."],
    },
  },
  args: {
    children: (
      <Card>
        <Landmark aria-hidden />
        <Text>{SAMPLE_TEXT}</Text>
        <Button block>{SAMPLE_TEXT}</Button>
      </Card>
    ),
  },
} satisfies Meta<typeof ContentSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
