import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundView } from "./NotFoundView.tsx";

const meta = {
  title: "Screens/Not found",
  tags: ["wide"],
  component: NotFoundView,
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof NotFoundView>;
export default meta;

export const Usual: StoryObj<typeof meta> = {};
