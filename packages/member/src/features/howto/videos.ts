import type { Language } from "@member-wallet/locales";

/** The instruction videos, in their order (§2 How to use). */
export const HOWTO_VIDEOS = ["wallet", "enterGame", "checkBalance", "receiveBonus", "endBonus"] as const;
export type HowToVideo = (typeof HOWTO_VIDEOS)[number];

/** File names of the videos under the base that the build names. */
const FILES: Record<HowToVideo, string> = {
  wallet: "wallet",
  enterGame: "enter-game",
  checkBalance: "check-balance",
  receiveBonus: "receive-bonus",
  endBonus: "end-bonus",
};

export interface HowToFiles {
  /** Where the video is: tried one after another. */
  sources: readonly { src: string; type: "video/mp4" | "video/webm" }[];
  /** Its captions as WebVTT, one cue a step. */
  captions: { src: string; language: Language };
  /** The still picture that stands before play. */
  poster: string;
}

/** The files of a video in the member's language; an operator may have it in one language for all. */
export function filesOf(base: string, video: HowToVideo, language: Language): HowToFiles {
  const file = `${base}/${language}/${FILES[video]}`;
  return {
    sources: [
      { src: `${file}.mp4`, type: "video/mp4" },
      { src: `${file}.webm`, type: "video/webm" },
      { src: `${base}/${FILES[video]}.mp4`, type: "video/mp4" },
    ],
    captions: { src: `${file}.vtt`, language },
    poster: `${file}.webp`,
  };
}
