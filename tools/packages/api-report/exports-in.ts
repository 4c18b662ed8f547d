/** An export in a report, and whether one of its declarations has a docstring. */
export interface ListedExport {
  readonly name: string;
  readonly documented: boolean;
}

/** A name of the language's own is declared under another one and exported at the end: `export { Text_2 as Text }`. */
const RENAMED = /^export \{ (?<declared>[\w$]+) as (?<name>[\w$]+) \}$/gm;

const DECLARATION =
  /^\/\/ @public(?<undocumented> \(undocumented\))?\n(?:export )?(?:abstract )?(?:class|const|function|interface|let|type) (?<declared>[\w$]+)/gm;

/** The exports that the text of a report lists. A value and a type of one name are one export. */
export function exportsIn(report: string): ListedExport[] {
  const names = new Map(
    [...report.matchAll(RENAMED)].map(({ groups }) => [groups?.["declared"], groups?.["name"]]),
  );
  const documented = new Map<string, boolean>();
  for (const { groups } of report.matchAll(DECLARATION)) {
    const declared = groups?.["declared"] ?? "";
    const name = names.get(declared) ?? declared;
    documented.set(name, documented.get(name) === true || groups?.["undocumented"] === undefined);
  }
  return [...documented].map(([name, known]) => ({ name, documented: known }));
}
