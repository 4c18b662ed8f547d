/** The bold weight comes once the page reacts; until then the browser thickens the regular one. */
function bringBold() {
  import("./bold-faces.ts").catch((cause: unknown) => reportError(cause));
}

function onceIdle() {
  // Older Safari has none.
  if ("requestIdleCallback" in window) requestIdleCallback(bringBold);
  else setTimeout(bringBold, 1_000);
}

if (document.readyState === "complete") onceIdle();
else addEventListener("load", onceIdle, { once: true });
