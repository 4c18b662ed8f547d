/** What a bench printed, when and where. */
export interface Recorded {
  /** The script without `bench:`, with its arguments: `presses --rounds 3`. */
  readonly command: string;
  /** The day, `YYYY-MM-DD`. */
  readonly day: string;
  /** The commit that was measured. */
  readonly commit: string;
  /** Processor, cores, memory and system. */
  readonly machine: string;
  readonly output: string;
}

const HEAD = `# Figures

What the [benches](benches.md) found last, each on the machine that it names, alone. \`npm run bench:record -- presses\` runs a bench and writes its section here; to repeat it without writing, run the command that the section names.
`;

/** The page with this section in its place, by the bench's name; an earlier one of the same bench goes. */
export function withSection(page: string, recorded: Recorded): string {
  const name = nameOf(recorded.command);
  const sections = page
    .split(/^(?=## )/m)
    .slice(1)
    .filter((section) => !section.startsWith(`## ${name}\n`));
  const all = [...sections.map((section) => section.trimEnd()), sectionOf(name, recorded)];
  return `${[HEAD.trimEnd(), ...all.toSorted()].join("\n\n")}\n`;
}

function sectionOf(name: string, { command, day, commit, machine, output }: Recorded): string {
  const [, ...given] = command.split(" ");
  const repeated = given.length === 0 ? "" : ` -- ${given.join(" ")}`;
  return `## ${name}

${day}, commit ${commit}, ${machine}: \`npm run bench:${name}${repeated}\`

\`\`\`text
${output.replace(/^[\r\n]+/, "").trimEnd()}
\`\`\``;
}

const nameOf = (command: string) => command.replace(/ .*/, "");

/** What a bench printed, without what the build of the sites printed before it. */
export function withoutBuild(output: string): string {
  const lines = output.split("\n");
  const end = lines.findLastIndex((line) => /^ *Time: +[\d.ms]+s/.test(line));
  return lines.slice(end + 1).join("\n");
}
