/** Whether motion is to be left out: by the reader's system, or by the workshop's switch for the same. */
export function prefersReducedMotion(): boolean {
  return (
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.documentElement.dataset["motion"] === "reduced"
  );
}
