/**
 * How the site can be installed here: by the browser's question, by the member's own hand (iOS), once it is opened
 * outside LINE or another app, or not.
 */
export type InstallOffer = "prompt" | "by-hand" | "outside-line" | "outside-app" | "none";

/** What the offer depends on. */
export interface InstallFacts {
  /** The page runs as an installed app. */
  installed: boolean;
  /** The browser has offered its question. */
  prompted: boolean;
  userAgent: string;
  touchPoints: number;
}

/**
 * What the profile offers. iOS has no question: its browsers add a site to the home screen by their Share button.
 * Browsers inside other apps install nothing.
 */
export function installOffer({ installed, prompted, userAgent, touchPoints }: InstallFacts): InstallOffer {
  if (installed) return "none";
  if (prompted) return "prompt";
  if (/\bLine\//.test(userAgent)) return "outside-line";
  if (/FBA[NV]|Instagram/.test(userAgent)) return "outside-app";
  // An iPad says that it is a Mac.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && touchPoints > 1);
  return isIos && userAgent.includes("Safari/") ? "by-hand" : "none";
}
