/** An export in a report, and whether one of its declarations has a docstring. */
export interface ListedExport {
  readonly name: string;
  readonly documented: boolean;
}

const DECLARATION =
  /^\/\/ @public(?<undocumented> \(undocumented\))?\nexport (?:abstract )?(?:class|const|function|interface|let|type) (?<name>[\w$]+)/gm;

/** The exports that the text of a report lists. A value and a type of one name are one export. */
export function exportsIn(report: string): ListedExport[] {
  const documented = new Map<string, boolean>();
  for (const { groups } of report.matchAll(DECLARATION)) {
    const name = groups?.["name"] ?? "";
    documented.set(name, documented.get(name) === true || groups?.["undocumented"] === undefined);
  }
  return [...documented].map(([name, known]) => ({ name, documented: known }));
}
