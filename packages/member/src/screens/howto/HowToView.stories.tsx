import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { HowToCardView } from "../../features/howto/HowToCardView.tsx";
import { HOWTO_VIDEOS } from "../../features/howto/videos.ts";
import { PATHS } from "../../navigation/paths.ts";
import { inPublicPage } from "../../testing/story-frames.tsx";
import { HowToView } from "./HowToView.tsx";

/** A drawing in place of a poster: a phone's screen. */
const POSTER = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 18"><path fill="#777" d="M3 14h3v.5H3zM2 3h5v3H2z"/></svg>')}`;

/** Captions as a file has them, in no language. */
const CAPTIONS = "WEBVTT\n\n00:00.000 --> 00:04.000\n500.00\n\n00:04.000 --> 00:08.000\n+500.00\n";
const captionsFile = `data:text/vtt,${encodeURIComponent(CAPTIONS)}`;

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
  args: {
    videos: HOWTO_VIDEOS.map((video, at) => ({
      video,
      sources: [{ src: `${video}.mp4`, type: "video/mp4" }],
      // The last one has none.
      captions: { src: at === 4 ? `${video}.vtt` : `${captionsFile}#${video}`, language: "th" },
      poster: POSTER,
    })),
  },
} satisfies Meta<typeof HowToView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
/** The first video once its captions have been read. */
async function firstVideo(canvasElement: HTMLElement): Promise<HTMLVideoElement> {
  const summary = canvasElement.querySelector("summary");
  const video = canvasElement.querySelector("video");
  await waitFor(() => expect(summary).toBeVisible());
  if (!video) throw new Error("There is no video.");
  return video;
}

export const FirstVideoPlaying: Story = {
  play: async ({ canvasElement }) => {
    (await firstVideo(canvasElement)).dispatchEvent(new Event("play"));
  },
};
export const StepsUnfolded: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await firstVideo(canvasElement);
    const summary = canvasElement.querySelector("summary");
    if (summary) await userEvent.click(summary);
    await expect(canvasElement.querySelector("details li")).toBeVisible();
  },
};
export const FirstVideoFailed: Story = {
  play: async ({ canvasElement }) => {
    (await firstVideo(canvasElement)).dispatchEvent(new Event("error"));
  },
};
