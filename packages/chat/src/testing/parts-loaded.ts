import { expect, waitFor } from "storybook/test";

/** Waits in a story until what loads with the message is there, so that axe looks at it. */
export async function partsLoaded({ canvasElement }: { readonly canvasElement: HTMLElement }): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector("[data-room]")).toBeNull(), { timeout: 20_000 });
}
