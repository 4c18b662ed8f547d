import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundView } from "./NotFoundView.tsx";

const meta = {
  title: "Screens/Not found",
  tags: ["wide"],
  component: NotFoundView,
  parameters: {
    usage: {
      do: ["Lead home; say it in the words of a member."],
      dont: ["Don't blame the address: links grow old."],
    },
    layout: "fullscreen",
  },
} satisfies Meta<typeof NotFoundView>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
