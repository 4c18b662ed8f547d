import type { Meta, StoryObj } from "@storybook/react-vite";
import { PATHS } from "../../navigation/paths.ts";
import { LONG_LAO, StoryLanguages } from "../../testing/story-frames.tsx";
import { PublicLayoutView } from "./PublicLayoutView.tsx";

/** The shell of the pages that need no log-in, without a page in it; their stories show it with one. */
const meta = {
  title: "Layout/Public pages",
  tags: ["wide"],
  component: PublicLayoutView,
  parameters: {
    usage: {
      do: ["Let every page that needs no log-in stand in it."],
      dont: ["Don't show anything of a member in it."],
      accessibility: ["The language comes before the page: who can't read it can change it first."],
    },
    layout: "fullscreen",
  },
  args: { brand: LONG_LAO, languages: <StoryLanguages />, current: PATHS.login, children: null },
} satisfies Meta<typeof PublicLayoutView>;
export default meta;

export const LongBrand: StoryObj<typeof meta> = { tags: ["lao-script"] };
