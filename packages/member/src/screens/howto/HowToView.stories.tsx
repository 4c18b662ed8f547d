import type { Meta, StoryObj } from "@storybook/react-vite";
import { HowToCardView } from "../../features/howto/HowToCardView.tsx";
import { HOWTO_VIDEOS } from "../../features/howto/videos.ts";
import { PATHS } from "../../navigation/paths.ts";
import { inPublicPage } from "../../testing/story-frames.tsx";
import { HowToView } from "./HowToView.tsx";

/** A drawing in place of a poster. */
const POSTER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="#777" d="M6 2l5 2.5L6 7z"/></svg>')}`;

const meta = {
  title: "Screens/How to use",
  tags: ["wide"],
  component: HowToView,
  subcomponents: { HowToCardView },
  parameters: {
    usage: { do: ["Order the videos by what new members ask first."], dont: ["Don't play one by itself."] },
    layout: "fullscreen",
  },
  decorators: [inPublicPage(PATHS.howto, "wide")],
  args: { videos: HOWTO_VIDEOS.map((video) => ({ video, sources: [`${video}.mp4`], poster: POSTER })) },
} satisfies Meta<typeof HowToView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const FirstVideoPlaying: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector("video")?.dispatchEvent(new Event("play"));
  },
};
export const FirstVideoFailed: Story = {
  play: ({ canvasElement }) => {
    canvasElement.querySelector("video")?.dispatchEvent(new Event("error"));
  },
};
