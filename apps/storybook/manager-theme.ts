import type { ThemeVarsPartial } from "storybook/theming";
import { tokenOf } from "./design-tokens.ts";

const SITE = "thai";

/** The workshop's own look: light, so that stories stand out, with the mark and the colours of the Thai site. */
export function managerTheme(): ThemeVarsPartial {
  const mark = /^url\("(.+)"\)$/.exec(tokenOf(SITE, "brand-mark"))?.[1];
  const [ink, accent] = [tokenOf(SITE, "color-ground"), tokenOf(SITE, "color-ground-glow")];
  return {
    base: "light",
    // Storybook draws a title without a picture of its own as HTML.
    brandTitle: `<img src="${mark}" alt="" width="28" height="28" style="vertical-align: middle; margin-inline-end: 10px">Member wallet`,
    colorPrimary: accent,
    colorSecondary: accent,
    textColor: ink,
    barSelectedColor: accent,
    barHoverColor: accent,
  };
}
