/**
 * One rule of a `_headers` file: the headers of every path that its pattern matches (`*` at the end matches the rest).
 */
export interface HeaderRule {
  pattern: string;
  headers: [name: string, value: string][];
}

/** Parses a `_headers` file as static hosts do: a path on its own line, its headers indented below. */
export function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split("\n")) {
    if (line.trim() === "") continue;
    const colon = line.indexOf(":");
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else if (colon > 0)
      rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** The headers of one path. */
export function headersFor(rules: HeaderRule[], path: string): Record<string, string> {
  const fits = ({ pattern }: HeaderRule) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
  return Object.fromEntries(rules.filter(fits).flatMap((rule) => rule.headers));
}
