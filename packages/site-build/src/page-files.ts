import { criticalCss, type Sheet } from "./critical-css.ts";
import { pageScript } from "./page-script.ts";
import type { Prerendered, PrerenderedPage } from "./prerender.ts";
import type { PageNotes, SiteBuild } from "./site.ts";
import { SHELL_MARKUP } from "./shell.ts";

/** Where the page's markup goes in `index.html`. */
export const ROOT = '<div id="root"><!--shell--></div>';

/**
 * The HTML files of a site, by their names: one per public page (`login.html` for `/login`), and `index.html` for every
 * other address: with the log-in, to which `/` leads a visitor, the member's home, the frame of a member's other pages,
 * and Page Not Found. The first page of a file stands in its body in the site's first language, the rest in inert
 * templates.
 * @param html the site's `index.html` with `ROOT` in it.
 * @param sheets the stylesheets, in the order in which a page applies them.
 */
export function pageFiles(
  { firstLanguage, firstPage }: SiteBuild,
  { pages, notes, earlyScript }: Prerendered,
  html: string,
  sheets: readonly Sheet[],
): Record<string, string> {
  const { paths, notFound } = firstPage;
  const shared: readonly string[] = [paths.home, paths.user, notFound];
  const own = firstPage.pages.filter((path) => !shared.includes(path));
  const inEachLanguage = (text: (note: PageNotes) => string) =>
    Object.entries(notes)
      .toSorted(([one], [other]) => Number(other === firstLanguage) - Number(one === firstLanguage))
      .map(([language, note]) => `<div lang="${language}">${text(note)}</div>`)
      .join("");
  const noScript = inEachLanguage((note) => note.noScript);
  const notLoaded = inEachLanguage((note) => `${note.notLoaded} <a href="">${note.reload}</a>`);

  const fileOf = (contents: readonly string[]) => {
    const held = contents.flatMap((path) => pages.filter((page) => page.path === path));
    const isFirst = ({ path, language }: PrerenderedPage) =>
      path === contents[0] && language === firstLanguage;
    const first = held.find(isFirst);
    if (!first) throw new Error(`No page ${contents[0]} was rendered in ${firstLanguage}.`);
    const templates = held
      .filter((page) => page !== first)
      .map((page) => `<template${attributes(page)}>${page.markup}</template>`);
    const body = [
      `<noscript><div class="no-script">${noScript}</div></noscript>`,
      `<div id="not-loaded" class="no-script" role="alert" hidden>${notLoaded}</div>`,
      `<div id="root"${attributes(first)}>${first.markup}</div>`,
      ...templates,
      `<template data-page="">${SHELL_MARKUP}</template>`,
      `<script>${pageScript()}</script>`,
      ...(contents.includes(paths.home) ? [`<script>${earlyScript}</script>`] : []),
    ].join("\n");
    return html
      .replace("<html ", () => `<html data-page="${first.path}" `)
      .replace("</style>", () => `</style>\n<style>${criticalCss(sheets, body)}</style>`)
      .replace(ROOT, () => body);
  };

  return Object.fromEntries([
    ["index.html", fileOf([paths.login, ...shared])],
    ...own.map((path) => [`${path.slice(1)}.html`, fileOf([path])]),
  ]);
}

function attributes({ path, language }: PrerenderedPage): string {
  return ` data-page="${path}" data-language="${language}"`;
}
