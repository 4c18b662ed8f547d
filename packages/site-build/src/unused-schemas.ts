import type { Plugin } from "vite";

/** Valibot's functions but those that read a value. */
const DESCRIBES = /\bv\.(?!parse|safeParse|is\b|assert)\w+\(/g;

/**
 * Marks the calls that describe a schema as free of effects, so that a schema that no page uses is not in its chunk:
 * the bundler doesn't see that of calls through the namespace `v`.
 */
export function unusedSchemas(): Plugin {
  return {
    name: "member-wallet:unused-schemas",
    apply: "build",
    transform: {
      filter: { code: 'import * as v from "valibot"' },
      handler: (code) => ({ code: code.replaceAll(DESCRIBES, "/* @__PURE__ */ $&"), map: null }),
    },
  };
}
