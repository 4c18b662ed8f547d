import { minifySync } from "vite";

/**
 * The source of an inline script: a function that the browser runs at once with its settings. Only its source text gets
 * there, so it can't refer to anything outside its body.
 */
export function inlineScript<Settings>(run: (settings: Settings) => void, settings: Settings): string {
  // Exported, so that the minifier doesn't drop a function that nothing in the file calls.
  const { code } = minifySync("inline.js", `export default ${run.toString()}`, { module: true });
  const start = code.replace(/^export default /, "").replace(/;\s*$/, "");
  return `(${start})(${JSON.stringify(settings).replaceAll("<", "\\u003c")})`;
}
