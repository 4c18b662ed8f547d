import { expect, waitFor } from "storybook/test";

/** How long a story waits for what loads or moves: a busy machine takes seconds. */
export const SLOW = { timeout: 20_000 };

/** Waits in a story until what loads with the message is there, so that axe looks at it. */
export async function partsLoaded({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector("[data-room]")).toBeNull(), SLOW);
}
