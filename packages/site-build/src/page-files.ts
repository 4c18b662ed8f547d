import { criticalCss } from "./critical-css.ts";
import { pageScript } from "./page-script.ts";
import type { Prerendered, PrerenderedPage } from "./prerender.ts";
import type { FirstPartName, PageNotes, SiteBuild } from "./site.ts";
import { SHELL_MARKUP } from "./shell.ts";

/** A stylesheet of the build. */
export interface Sheet {
  /** Its path in the build, as an `import()` asks for it. */
  readonly file: string;
  readonly code: string;
  /** What loads it: every page, a part that a first page begins with, or what is opened later. */
  readonly loadedBy: "every page" | FirstPartName | "a later part";
}

/** Where the page's markup goes in `index.html`. */
export const ROOT = '<div id="root"><!--shell--></div>';

/**
 * The HTML files of a site, by their names: one per public page (`login.html` for `/login`), and `index.html` for every
 * other address: with the log-in, to which `/` leads a visitor, the member's home, the frame of a member's other pages,
 * and Page Not Found. The first page of a file stands in its body in the site's first language, the rest in inert
 * templates. A file has in it, whole, the stylesheets that its pages begin with, each in an element that names it: so
 * nobody loads them again.
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

  const styles = (contents: readonly string[], body: string) => {
    const isWhole = ({ loadedBy }: Sheet) =>
      loadedBy === "every page" ||
      (loadedBy === "login" && contents.includes(paths.login)) ||
      (loadedBy === "member" && contents.includes(paths.home));
    const rest = sheets.filter((sheet) => !isWhole(sheet)).map(({ code }) => code);
    const critical = criticalCss(rest, body);
    return [
      ...sheets.filter(isWhole).map(({ file, code }) => `<style data-file="${file}">${code.trim()}</style>`),
      ...(critical === "" ? [] : [`<style>${critical}</style>`]),
    ].join("\n");
  };

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
      .replace("</style>", () => `</style>\n${styles(contents, body)}`)
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
