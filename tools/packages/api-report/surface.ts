/** An export that a report lists, and whether a docstring stands at one of its declarations. */
export interface ListedExport {
  readonly name: string;
  readonly documented: boolean;
}

const EXPORT =
  /^\/\/ @(?:public|beta|alpha|internal)(?<undocumented>.*\(undocumented\))?.*\nexport (?:default |abstract |declare )*(?:const|let|function|interface|type|class|namespace) (?<name>[\w$]+)/gm;

/** The exports in the text of a report. A value and a type of one name are one export. */
export function exportsIn(report: string): ListedExport[] {
  const documented = new Map<string, boolean>();
  for (const { groups } of report.matchAll(EXPORT)) {
    const name = groups?.["name"] ?? "";
    documented.set(name, documented.get(name) === true || groups?.["undocumented"] === undefined);
  }
  return [...documented].map(([name, known]) => ({ name, documented: known }));
}
