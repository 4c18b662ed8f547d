/** The bold weight comes after the first paint; until then the browser thickens the regular one. */
function bringBold() {
  import("./bold.css").catch((cause: unknown) => reportError(cause));
}

if (document.readyState === "complete") setTimeout(bringBold);
else addEventListener("load", () => setTimeout(bringBold), { once: true });
