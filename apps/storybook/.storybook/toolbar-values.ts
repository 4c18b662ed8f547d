import { useSyncExternalStore } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";

/** Those of the toolbar's values that change how a story looks, but for its width. */
const NAMES = ["site", "language", "textSize", "motion", "colors"];

let globals: Readonly<Record<string, unknown>> = {};

/** Follows the toolbar from the start of the page on: a docs page that is opened later is told of no change. */
export function followToolbar(): void {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
    addons
      .getChannel()
      .on(event, (change: { readonly globals: typeof globals }) => (globals = change.globals));
  }
}

/** The toolbar's values as an address writes them: `site:lao;language:en`. */
export function useToolbarValues(): string {
  return useSyncExternalStore(subscribe, () =>
    NAMES.flatMap((name) => (name in globals ? [`${name}:${String(globals[name])}`] : [])).join(";"),
  );
}

function subscribe(listener: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => channel.off(GLOBALS_UPDATED, listener);
}
