import React from "react";
import { flushSync } from "react-dom";

/**
 * Gives React's production build the `act` that vitest-browser-react renders with: without one, `render` would resolve
 * before anything is drawn. What the callback renders is in the document, and its effects have run, when it resolves.
 */
Object.assign(React, {
  act: async (callback: () => void | Promise<void>) => {
    await flushSync(callback);
  },
});
