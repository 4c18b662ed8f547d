/** The labels of a figure, by name. */
export type Labels = Readonly<Record<string, string>>;

/** A figure that only grows, or that goes up and down, per labels. */
export interface Figure {
  add(labels: Labels, value?: number): void;
  set(labels: Labels, value: number): void;
  /** The lines of Prometheus's text format. */
  text(): string;
}

/** Creates a counter or a gauge. */
export function createFigure(kind: "counter" | "gauge", name: string, help: string): Figure {
  const values = new Map<string, number>();
  return {
    add(labels, value = 1) {
      const key = labelText(labels);
      values.set(key, (values.get(key) ?? 0) + value);
    },
    set: (labels, value) => void values.set(labelText(labels), value),
    text: () =>
      head(kind, name, help) + [...values].map(([key, value]) => `${name}${key} ${value}\n`).join(""),
  };
}

/** Times, in seconds, counted in buckets per labels. */
export interface Histogram {
  observe(labels: Labels, seconds: number): void;
  text(): string;
}

/** Creates a histogram of times. */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>();
  return {
    observe(labels, seconds) {
      const key = labelText(labels);
      const one = series.get(key) ?? { labels, counts: [...bounds, Infinity].map(() => 0), sum: 0 };
      series.set(key, one);
      one.sum += seconds;
      one.counts = one.counts.map((count, index) => count + (seconds <= (bounds[index] ?? Infinity) ? 1 : 0));
    },
    text() {
      const lines = [...series.values()].flatMap(({ labels, counts, sum }) => [
        ...counts.map((count, index) => {
          const le = String(bounds[index] ?? "+Inf");
          return `${name}_bucket${labelText({ ...labels, le })} ${count}\n`;
        }),
        `${name}_sum${labelText(labels)} ${sum}\n`,
        `${name}_count${labelText(labels)} ${counts.at(-1)}\n`,
      ]);
      return head("histogram", name, help) + lines.join("");
    },
  };
}

const head = (kind: string, name: string, help: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`;

function labelText(labels: Labels): string {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return all.length === 0 ? "" : `{${all.join(",")}}`;
}

const escaped = (value: string) =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
