import { expect, spyOn } from "storybook/test";

/** The console's errors since the story began. */
let errors: unknown;

/** Listens until the returned function is called. */
export function listenForErrors(): () => void {
  const spy = spyOn(console, "error");
  errors = spy;
  return () => spy.mockRestore();
}

/** Fails a story that made the console print an error, such as React's about two children with the same key. */
export async function expectNoErrors(): Promise<void> {
  await expect(errors, "Errors on the console.").not.toHaveBeenCalled();
}
