import type { SiteColours } from "./site-colours.ts";

/**
 * The style of the page before its stylesheets: its colours, the spinner of what is not prerendered, a form that waits
 * for its scripts, and the note for browsers without scripts. It is inlined and allowed by its hash.
 */
export function shellStyle({ ground, ink }: SiteColours): string {
  return [
    `html{background:${ground};color:${ink};color-scheme:dark}`,
    "body{margin:0}",
    // Another page is being put into the root, before the first paint.
    "[data-swapping] #root{visibility:hidden}",
    "[data-pressed] [type=submit],[data-pressed][type=button]{opacity:.6}",
    ".no-script{padding:12px 16px;border-bottom:1px solid;line-height:1.6}",
    `#not-loaded{position:sticky;top:0;z-index:1;background:${ground}}`,
    // Whole on one line.
    "#not-loaded a{display:inline-block;color:inherit;font-weight:700}",
    // Plain and unbranded, until the site-active look-up has answered.
    '[data-look="terminated"] .shell{background:#18181b;color:#a1a1aa}',
    ".shell{display:grid;place-items:center;min-height:100vh;min-height:100dvh}",
    ".shell svg{width:40px;height:40px;animation:shell-turn 1s linear infinite}",
    "@keyframes shell-turn{to{transform:rotate(1turn)}}",
    "@media (prefers-reduced-motion:reduce){.shell svg{animation-duration:8s}}",
  ].join("");
}

/** A spinner, where the page itself is not prerendered; the first render replaces it. */
export const SHELL_MARKUP =
  '<div class="shell"><svg viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" aria-hidden="true"><circle cx="20" cy="20" r="16" opacity=".25"/><path d="M20 4a16 16 0 0 1 16 16"/></svg></div>';
