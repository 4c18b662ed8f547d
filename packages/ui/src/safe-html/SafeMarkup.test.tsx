import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.tsx";
import { cleanedMarkup, rememberedMarkup } from "./clean-markup.ts";
import { leadOf } from "./lead-of.ts";
import { cleanMarkup } from "./sanitiser.ts";
import { SafeMarkup } from "./SafeMarkup.tsx";

/** The cleaned markup as a text. */
function clean(html: string, origins: readonly string[] = []): string {
  // oxlint-disable-next-line typescript/no-base-to-string -- A TrustedHTML returns its markup.
  return String(cleanMarkup(html, origins));
}

const image = (src: string) => `<img src="${src}" alt="x">`;

test("the operator's text, lists, links and pictures are shown", async () => {
  const html =
    "<h2>ข่าว</h2><p>ฝาก <strong>100</strong></p><ul><li>หนึ่ง</li></ul><a href='line://ti/p/@x'>LINE</a>";
  const screen = await renderPart(<SafeMarkup html={html} />, "th");
  await expect.element(screen.getByRole("heading", { name: "ข่าว" })).toBeVisible();
  await expect.element(screen.getByRole("listitem")).toHaveTextContent("หนึ่ง");
  await expect.element(screen.getByRole("link", { name: "LINE" })).toHaveAttribute("href", "line://ti/p/@x");
});

test.each([
  ["<h3>Daily bonus of <b>50</b> baht</h3><p>Once a day</p>", "Daily bonus of 50 baht"],
  ["<p><img src='data:image/png,x'></p>\n<p> Once\n a day </p>", "Once a day"],
  ["<p>Bonus 50<br>100 a week</p>", "Bonus 50"],
  ["<div>50</div><div>10</div>", "50"],
  ["<table><tr><td><h3>Get 50</h3><p>2 times</p></td></tr></table>", "Get 50"],
  [`<p>${"ก".repeat(130)}</p>`, `${"ก".repeat(120)}…`],
  [`<p>${"ก".repeat(120)}</p>`, "ก".repeat(120)],
  [`<p>${"ก".repeat(119)} ข</p>`, `${"ก".repeat(119)}…`],
  ["50 <b>baht</b> <script>alert(1)</script>", "50 baht"],
  ["<img src='data:image/png,x'>", ""],
  ["", ""],
])("the lead of %s is “%s”", (html, lead) => {
  expect(leadOf(cleanMarkup(html, []))).toBe(lead);
});

test.each(["a", "b", "code", "em", "i", "s", "small", "span", "strong", "sub", "sup", "u"])(
  "the lead runs on through <%s>",
  (tag) => {
    expect(leadOf(cleanMarkup(`Get <${tag}>50</${tag}>0 baht`, []))).toBe("Get 500 baht");
  },
);

test("what was shown before is there at once", async () => {
  const markup = <SafeMarkup html="<h2>Seen before</h2>" />;
  const before = await renderPart(markup);
  await expect.element(before.getByRole("heading", { name: "Seen before" })).toBeVisible();
  await before.unmount();
  const { container } = await renderPart(markup);
  expect(container).toHaveTextContent("Seen before");
});

test("the hundred latest are remembered", async () => {
  const texts = Array.from({ length: 101 }, (_, at) => `<p>Text ${at}</p>`);
  for (const text of texts) await cleanedMarkup(text, []);
  expect(texts.map((text) => rememberedMarkup(text, []) !== null)).toEqual(texts.map((_, at) => at > 0));
});

test("texts and lists begin at their start, in a question whose texts are centred too", async () => {
  const html = "<p>Conditions</p><ul><li>One</li></ul>";
  const screen = await renderPart(
    <div style={{ textAlign: "center" }}>
      <SafeMarkup html={html} />
    </div>,
  );
  await expect.element(screen.getByRole("listitem")).toHaveStyle({ textAlign: "start" });
});

test.each([
  `<script>window.hit=1</script>`,
  `<img src=x onerror="window.hit=1">`,
  `<svg onload="window.hit=1"><script>window.hit=1</script></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hit=1&gt;">`,
  `<a href="javascript:window.hit=1">x</a>`,
  `<a href="java&#9;script:window.hit=1">x</a>`,
  `<iframe srcdoc="<script>parent.hit=1</script>"></iframe>`,
  `<object data="data:text/html,x"></object><embed src="x">`,
  `<form action="https://evil.example"><input name=a><button>Log in</button></form>`,
  `<style>body{display:none}</style><link rel=stylesheet href="https://evil.example">`,
  `<div style="position:fixed;inset:0">overlay</div>`,
  `<div id="root" class="button" name="x">names</div>`,
  `<p data-state="open" aria-hidden="true" role="button">names</p>`,
  `<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">`,
  `<video src="https://evil.example/v" autoplay></video><audio src=x></audio>`,
  `<img src="https://evil.example/pixel.gif">`,
  `<img srcset="https://evil.example/a 1x" src="data:image/png;base64,AA">`,
  `<a href="https://bank.example@evil.example/">bank</a>`,
  `<template><script>window.hit=1</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=window.hit=1>"></noscript>`,
])("%s runs nothing, shows no form, covers nothing and has no unsafe link", (payload) => {
  expect(clean(payload)).not.toMatch(
    /script|onerror|onload|javascript|evil|<(?:svg|math|iframe|object|embed|form|input|button|style|link|base|meta|video|audio|template)|\s(?:style|id|class|name|srcset|data-\w+|aria-\w+|role)=/i,
  );
});

test("only pictures from this site, from data and from the configured origins are shown", () => {
  expect(clean(image("/files/a.png"))).toContain("/files/a.png");
  expect(clean(image("data:image/png;base64,AAAA"))).toContain("data:image/png");
  expect(clean(image("https://media.example/a.png"))).toBe("");
  expect(clean(image("https://media.example/a.png"), ["https://media.example"])).toContain("media.example");
});

test("an address is kept as it was read, not as it was written", () => {
  expect(clean(`<a href="https:/&#9;/EXAMPLE.com:443/a">x</a>`)).toContain(`href="https://example.com/a"`);
});

test("links open a window of their own that knows nothing of this one", () => {
  expect(clean(`<a href="https://example.com/" target="_self">x</a>`)).toMatch(
    /target="_blank".*rel="noopener noreferrer"/,
  );
});
