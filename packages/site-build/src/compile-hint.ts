import type { Plugin } from "vite";

/** First in a file: https://v8.dev/blog/explicit-compile-hints. Other browsers read a comment. */
const HINT = "//# allFunctionsCalledOnLoad";

/**
 * Lets Chrome compile the functions of some chunks while they download, instead of each at its first call, which the
 * page waits for. It costs memory for those that are never called, so these are chunks that the first render mostly
 * runs. The build fails when a name is that of no chunk.
 */
export function compileHint(names: readonly string[]): Plugin {
  return {
    name: "member-wallet:compile-hint",
    apply: "build",
    // Part of the file's name: no cache answers for it with a file without the hint.
    augmentChunkHash: ({ name }) => (names.includes(name) ? HINT : undefined),
    generateBundle: {
      // After Vite and the minifier have written the chunks.
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        for (const name of names) {
          const chunk = chunks.find((each) => each.name === name);
          if (!chunk) this.error(`No chunk is named ${name}: its hint has no file.`);
          chunk.code = `${HINT}\n${chunk.code}`;
        }
      },
    },
  };
}
