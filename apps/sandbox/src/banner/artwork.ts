import { createHash } from "node:crypto";

const GIFT =
  '<path d="M20 58h80v46a6 6 0 0 1-6 6H26a6 6 0 0 1-6-6z"/><path d="M14 36h92a6 6 0 0 1 6 6v16H8V42a6 6 0 0 1 6-6z" fill-opacity=".8"/><path d="M54 36h12v74H54z" fill="#fff" fill-opacity=".85"/><path d="M60 36c-6-26-40-26-34-6 2 6 18 6 34 6zm0 0c6-26 40-26 34-6-2 6-18 6-34 6z" fill="none" stroke="#fff" stroke-width="7" stroke-opacity=".85"/>';

/** A banner without text, 640 × 360; a name always gives the same picture. */
export function bannerOf(name: string): string {
  const digest = createHash("sha256").update(name).digest();
  const part = (index: number) => (digest[index % digest.length] ?? 0) / 255;
  const hue = Math.round(part(0) * 360);
  const coins = Array.from({ length: 9 }, (_, index) => {
    const x = Math.round(part(index + 1) * 640);
    const y = Math.round(part(index + 11) * 360);
    const r = Math.round(10 + part(index + 21) * 22);
    return `<circle cx="${x}" cy="${y}" r="${r}"/><circle cx="${x}" cy="${y}" r="${Math.round(r * 0.66)}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"/>`;
  }).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="hsl(${hue} 70% 38%)"/><stop offset="1" stop-color="hsl(${(hue + 50) % 360} 72% 16%)"/></linearGradient></defs>
<rect width="640" height="360" fill="url(#g)"/>
<g fill="hsl(44 92% 58%)" opacity=".55">${coins}</g>
<g transform="translate(380 60) scale(1.9)" fill="hsl(${(hue + 330) % 360} 84% 58%)">${GIFT}</g>
</svg>
`;
}
