import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a page of the site shows before its scripts: the element it is recognised by. */
const CONTENTS: Readonly<Record<string, RegExp>> = {
  "/login": /<input[^>]*name="username"/,
  "/register": /<input[^>]*name="phone"/,
  "/howto": /<h1/,
  "/contact": /<h1/,
  "/terminated": /<h1/,
  "/user/home": /data-testid="total-balance"/,
  "/user": /<nav/,
  "*": /<h1/,
};

const LANGUAGES = ["th", "lo", "en"];

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The `xmlns` of inline pictures is a name, not an address that a page asks for. */
const NAMES = /http:\/\/www\.w3\.org\/\S+?(?=['"])/g;

/**
 * Reads the HTML files of a built site, and names what is wrong: a page that is not there in every language with its
 * form or heading, an inline script or style that the security policy refuses or that no page has, an inline handler or
 * style attribute, an absolute address. Empty when all is right.
 * @param ownOrigins the origins that the build was given: other absolute addresses are of the machine that built it.
 */
export function faultsOfPages(dist: string, ownOrigins: readonly string[]): string[] {
  const files = globSync("*.html", { cwd: dist }).toSorted();
  const html = files.map((file) => ({ file, text: readFileSync(join(dist, file), "utf8") }));
  const policy = readFileSync(join(dist, "_headers"), "utf8");
  return [
    ...missingPages(html.map(({ text }) => text)),
    ...html.flatMap(({ file, text }) => faultsOfMarkup(text, ownOrigins).map((fault) => `${file} ${fault}`)),
    ...faultsOfPolicy(policy, html.map(({ text }) => text).join("\n")),
  ].map((fault) => `${dist}: ${fault}`);
}

function missingPages(files: readonly string[]): string[] {
  const pages = files.flatMap((text) => [
    ...text.matchAll(/<(?:div id="root"|template) data-page="([^"]+)" data-language="(\w+)">/g),
  ]);
  return Object.entries(CONTENTS).flatMap(([page, content]) =>
    LANGUAGES.filter(
      (language) =>
        !pages.some((match) => match[1] === page && match[2] === language && content.test(contentOf(match))),
    ).map((language) => `no page ${page} in ${language} with its form or heading`),
  );
}

function contentOf(match: RegExpExecArray): string {
  const rest = match.input.slice(match.index + match[0].length);
  return rest.split(/<template|<script/)[0] ?? "";
}

function faultsOfMarkup(text: string, ownOrigins: readonly string[]): string[] {
  const markup = text.replaceAll(INLINE_SCRIPT, "").replaceAll(INLINE_STYLE, "");
  const addresses = text.replaceAll(NAMES, "").match(/\b(?:https?|wss?):\/\/[^\s"'<>)\\]+/g) ?? [];
  return [
    ...(/<[^>]+\son[a-z]+\s*=/i.test(markup) ? ["has an inline handler"] : []),
    ...(/<[^>]+\sstyle\s*=/i.test(markup) ? ["has a style attribute"] : []),
    ...addresses
      .filter((address) => !ownOrigins.some((origin) => address.startsWith(origin)))
      .map((address) => `names ${address}`),
  ];
}

function faultsOfPolicy(policy: string, html: string): string[] {
  return [
    ...compareHashes(policy, "script-src", hashesOf(html, INLINE_SCRIPT)),
    ...compareHashes(policy, "style-src", hashesOf(html, INLINE_STYLE)),
  ];
}

function hashesOf(html: string, inline: RegExp): string[] {
  return [...html.matchAll(inline)].map(([, text = ""]) => inlineHash(text));
}

/** The hash by which a policy allows one inline script or style. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function compareHashes(policy: string, directive: string, inPages: readonly string[]): string[] {
  const sources = new RegExp(`${directive} ([^;\\n]*)`).exec(policy)?.[1] ?? "";
  const allowed = sources.split(" ").filter((source) => source.startsWith("'sha256-"));
  return [
    ...[...new Set(inPages)]
      .filter((hash) => !allowed.includes(hash))
      .map((hash) => `${directive} refuses ${hash}`),
    ...allowed
      .filter((hash) => !inPages.includes(hash))
      .map((hash) => `${directive} allows ${hash}, which no page has`),
    ...(sources.includes("'unsafe-") ? [`${directive} allows what it should not: ${sources}`] : []),
  ];
}
