import type { Meta, StoryObj } from "@storybook/react-vite";
import { PATHS } from "../../navigation/paths.ts";
import { LONG_LAO, StoryLanguages } from "../../testing/story-frames.tsx";
import { PublicLayoutView } from "./PublicLayoutView.tsx";

/** The shell of the pages that need no log-in, without a page in it; their stories show it with one. */
const meta = {
  title: "Layout/Public pages",
  tags: ["wide"],
  component: PublicLayoutView,
  parameters: { layout: "fullscreen" },
  args: { brand: LONG_LAO, languages: <StoryLanguages />, current: PATHS.login, children: null },
} satisfies Meta<typeof PublicLayoutView>;
export default meta;

export const LongBrand: StoryObj<typeof meta> = { tags: ["lao-script"] };
