import type { SiteColours } from "./site-colours.ts";

/**
 * The page until the scripts run: plain and unbranded, like the terminated page, with a spinner as its first paint. Its
 * style is inlined and allowed by its hash.
 */
export function shellStyle({ ground, ink }: SiteColours): string {
  return [
    `html{background:${ground};color:${ink};color-scheme:dark}`,
    "body{margin:0}",
    // Plain and unbranded, until the site-active look-up has answered.
    "[data-look] .shell{background:#18181b;color:#a1a1aa}",
    ".shell{display:grid;place-items:center;min-height:100vh;min-height:100dvh}",
    ".shell svg{width:40px;height:40px;animation:shell-turn 1s linear infinite}",
    "@keyframes shell-turn{to{transform:rotate(1turn)}}",
    "@media (prefers-reduced-motion:reduce){.shell svg{animation-duration:8s}}",
  ].join("");
}

/** The shell's markup, which the first render replaces. */
export const SHELL_MARKUP =
  '<div class="shell"><svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" aria-hidden="true"><circle cx="20" cy="20" r="16" opacity=".25"/><path d="M20 4a16 16 0 0 1 16 16"/></svg></div>';
