import { ease, type Language, SIZE } from "./timing.ts";
import { INK } from "./parts.ts";
import type { Storyboard } from "./storyboards.ts";

/** Background colours by site: indigo for Thai and English, lacquer red for Lao. */
const BACKGROUNDS: Record<Language, { glow: string; background: string }> = {
  th: { glow: "#333a92", background: "#0f1230" },
  en: { glow: "#333a92", background: "#0f1230" },
  lo: { glow: "#93202f", background: "#3a0a12" },
};

function phone(screen: string, x: number): string {
  return `<g transform="translate(${x} 20)"><rect width="170" height="320" rx="26" fill="${INK.fill}" stroke="${INK.faint}" stroke-width="2"/><rect x="66" y="11" width="38" height="6" rx="3" fill="${INK.line}"/>${screen}</g>`;
}

/** The still picture before play: the phone alone, without background or text, so that it fits every site. */
export function posterOf({ steps, poster }: Storyboard): string {
  const screen = steps[poster.step]?.screen(poster.progress) ?? "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="system-ui,sans-serif"><circle cx="320" cy="180" r="172" fill="${INK.gold}" fill-opacity=".07"/><circle cx="320" cy="180" r="128" fill="${INK.gold}" fill-opacity=".08"/>${phone(screen, 235)}</svg>\n`;
}

/** The page that draws frames; `frameOf` fills its body. */
export function framePage(language: Language): string {
  const { glow, background } = BACKGROUNDS[language];
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
*{margin:0;box-sizing:border-box}
body{inline-size:${SIZE.width}px;block-size:${SIZE.height}px;overflow:hidden;color:${INK.light};
 font-family:"Noto Sans Thai","Noto Sans Lao","Noto Sans",sans-serif;background:radial-gradient(circle at 22% 40%,${glow},${background} 78%)}
svg{position:absolute;inset:0}
main{position:absolute;inset-block:28px 24px;inset-inline:252px 20px;display:flex;flex-direction:column}
h1{font-size:22px;line-height:1.6;font-weight:400;color:${INK.gold}}
.step{margin-block:auto;display:grid;gap:12px}
b{display:grid;place-items:center;inline-size:54px;block-size:54px;border-radius:50%;background:${INK.gold};color:${INK.onGold};font-size:30px}
p{font-size:36px;font-weight:700;line-height:1.5;white-space:pre}
ol{display:flex;gap:10px;padding:0;list-style:none}
li{inline-size:44px;block-size:8px;border-radius:4px;background:${INK.line};overflow:hidden}
i{display:block;block-size:100%;background:${INK.gold}}
</style><body></body></html>`;
}

/** The body of one frame; `at` counts steps: 1.5 is the middle of the second. */
export function frameOf({ title, steps }: Storyboard, language: Language, at: number): string {
  const index = Math.min(steps.length - 1, Math.floor(at));
  const progress = at - index;
  const step = steps[index];
  if (step === undefined) return "";
  const come = ease(progress, 0, 0.14);
  const marks = steps
    .map(
      (_, place) =>
        `<li><i style="inline-size:${Math.round(Math.min(1, Math.max(0, at - place)) * 100)}%"></i></li>`,
    )
    .join("");
  return `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" width="${SIZE.width}" height="${SIZE.height}">${phone(`<g opacity="${come}">${step.screen(progress)}</g>`, 44)}</svg>
<main><h1>${title[language]}</h1><div class="step" style="opacity:${come};transform:translateX(${(1 - come) * 14}px)"><b>${index + 1}</b><p>${step.words[language]}</p></div><ol>${marks}</ol></main>`;
}
