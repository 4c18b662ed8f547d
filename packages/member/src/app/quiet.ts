/** The first moments of a page belong to what the member came for, in milliseconds. */
const FIRST_MOMENTS = 3_000;

/** Resolves when the page's first moments are over and it has nothing else to do. */
export async function quiet(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((done) => {
      window.addEventListener("load", done, { once: true });
    });
  }
  await new Promise((done) => {
    setTimeout(done, FIRST_MOMENTS);
  });
  // Older Safari has none.
  if (!("requestIdleCallback" in window)) return;
  await new Promise((done) => {
    requestIdleCallback(done, { timeout: 5_000 });
  });
}
