/** How the site can be installed here: by the browser's question, by the member's own hand (iOS), or not. */
export type InstallOffer = "prompt" | "by-hand" | "none";

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
 * What the profile offers. iOS has no question: its browsers add a site to the home screen by their Share button, but
 * browsers inside other apps have none.
 */
export function installOffer({ installed, prompted, userAgent, touchPoints }: InstallFacts): InstallOffer {
  if (installed) return "none";
  if (prompted) return "prompt";
  // An iPad says that it is a Mac.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && touchPoints > 1);
  return isIos && userAgent.includes("Safari/") && !/\bLine\/|FBA[NV]|Instagram/.test(userAgent)
    ? "by-hand"
    : "none";
}
