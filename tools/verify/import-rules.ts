import { dirname, join } from "node:path";
import { parseSync, Visitor } from "vite";

/** A rule about sentences such as `a/from.ts imports b/module.ts` or, of types alone, `… imports type …`. */
interface ImportRule {
  readonly never: RegExp;
  readonly because: string;
}

const MEMBER = "packages/member/src";

/** The folders of member from the top down; those of one line are one layer. */
const LAYERS = [
  "app",
  "screens",
  "features",
  "money-calls",
  "support|hidden-amounts|statement-entries|bonus-in-use|bank-account|banners|calls|protection",
  "navigation",
  "session",
  "store",
  "language",
  "storage|site",
] as const;

/** What may import what inside the packages; `turbo boundaries` has the rules between them. */
const RULES: readonly ImportRule[] = [
  {
    never:
      /^packages\/ui\/src\/.* imports (?:type )?(?:react-redux|@reduxjs\/|react-router|@member-wallet\/api)/,
    because: "ui is props only: no store, no router, no network",
  },
  {
    never: /^apps\/sandbox\/.* imports (?:type )?@member-wallet\/api$/,
    because: "the sandbox takes only the React-free entry, @member-wallet/api/wire",
  },
  {
    never:
      /^packages\/member\/.*View\.tsx imports (?:type )?(?:react-redux|@reduxjs\/|react-router|@member-wallet\/api)/,
    because: "a view is props only: no store, no router, no network",
  },
  {
    never: /^packages\/member\/.*View\.tsx imports packages\/member\/.*(?<!View|Skeleton)\.tsx$/,
    because: "a view draws ui and other views only; a connected component is passed to it",
  },
  {
    never: /^packages\/member\/.*View\.tsx imports packages\/member\/.*\/(?:use[A-Z]\w*|lazy-[a-z-]+)\.ts$/,
    because: "a view is props only: no hook of the application, no lazy part",
  },
  {
    never: /^packages\/member\/.*View\.tsx imports packages\/member\/src\/(?:session|store|storage|site)\//,
    because: "a view is props only: no session, store, storage or settings",
  },
  {
    never: new RegExp(`^${MEMBER}/features/([^/]+)/.* imports (?:type )?${MEMBER}/features/(?!\\1/)`),
    because: "features import nothing of each other: what several need is a layer below them",
  },
  {
    never: new RegExp(`^${MEMBER}/(?!(?:${LAYERS.join("|")}|testing)/)[^/]+/.* imports `),
    because: "each folder of member has a place in the list of layers",
  },
  ...LAYERS.map((layer, index) => ({
    never: new RegExp(
      `^${MEMBER}/(?:${layer})/(?!.*\\.(?:test|stories)\\.).* imports (?:type )?${MEMBER}/` +
        `(?:${[...LAYERS.slice(0, index), "testing"].join("|")})/`,
    ),
    because: `layers of member import downwards only: ${LAYERS.join(", ")}`,
  })),
];

/** The broken rules of one source, each with the import that breaks it. `path` is from the root. */
export function brokenRules(path: string, text: string): string[] {
  return importsOf(path, text).flatMap((sentence) =>
    RULES.filter(({ never }) => never.test(sentence)).map(({ because }) => `${sentence}: ${because}`),
  );
}

/** What a source imports, re-exports, and loads by `import()`, in sentences. Relative imports are paths from the root. */
function importsOf(path: string, text: string): string[] {
  const found: string[] = [];
  const add = (module: string, isType: boolean) => {
    const target = module.startsWith(".") ? join(dirname(path), module) : module;
    found.push(`${path} imports ${isType ? "type " : ""}${target}`);
  };
  const { module, program } = parseSync(path, text);
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  for (const { moduleRequest, isType } of module.staticExports.flatMap(({ entries }) => entries))
    if (moduleRequest) add(moduleRequest.value, isType);
  if (/\bimport\(/.test(text))
    new Visitor({
      ImportExpression: ({ source }) => source.type === "Literal" && add(String(source.value), false),
      TSImportType: ({ source }) => add(source.value, true),
    }).visit(program);
  return found;
}
