import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Licences that ask for no more than a notice, of what ships and of what builds it. */
const ALLOWED: readonly string[] = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  // Fonts.
  "OFL-1.1",
  // The changed files of such a library have to be published; ours are unchanged.
  "MPL-2.0",
  "(MPL-2.0 OR Apache-2.0)",
];

/** The packages whose licence asks for more than a notice. */
export function askForMore(
  packages: readonly { readonly name: string; readonly license: string }[],
): string[] {
  return packages
    .filter(({ license }) => !ALLOWED.includes(license))
    .map(({ name, license }) => `${name}: ${license}`);
}

/** Reads the list of a built site's `licences.txt`, which Contact links to, and names what is wrong with it. */
export function faultsOfLicences(dist: string): string[] {
  return [
    ...faultsOfList(readFileSync(join(dist, "licences.txt"), "utf8")),
    ...(readFileSync(join(dist, "contact.html"), "utf8").includes('href="/licences.txt"')
      ? []
      : ["Contact has no link to the licences"]),
  ].map((fault) => `${dist}: ${fault}`);
}

/** What every site contains, scripts and fonts. */
const CERTAIN = ["react", "i18next", "@fontsource/noto-sans-thai", "@fontsource/noto-sans-lao"];

/** What is wrong with the list of a `licences.txt`. */
export function faultsOfList(text: string): string[] {
  const listed = [...text.matchAll(/^- (?<name>\S+) \S+ \((?<license>.+)\)$/gm)].map(({ groups }) => ({
    name: groups?.["name"] ?? "",
    license: groups?.["license"] ?? "",
  }));
  return [
    ...askForMore(listed),
    ...CERTAIN.filter((name) => !listed.some((each) => each.name === name)).map(
      (name) => `${name} is not among the licences`,
    ),
  ];
}
