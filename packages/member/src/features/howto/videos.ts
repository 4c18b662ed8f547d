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

/** Where a video is: tried one after another, the one in the member's language first. */
export function videoSources(base: string, video: HowToVideo, language: Language): readonly string[] {
  return [`${base}/${language}/${FILES[video]}.mp4`, `${base}/${FILES[video]}.mp4`];
}

/** The still picture that stands before play. */
export function videoPoster(base: string, video: HowToVideo): string {
  return `${base}/${FILES[video]}.svg`;
}
