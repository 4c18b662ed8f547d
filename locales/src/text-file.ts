/** A JSON file of texts, as `import()` gives it. */
export type TextFile = { default: Record<string, unknown> };
