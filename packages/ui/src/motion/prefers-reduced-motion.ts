/** Whether to reduce motion: by the system's setting, or by Storybook's toolbar. */
export function prefersReducedMotion(): boolean {
  return (
    matchMedia("(prefers-reduced-motion: reduce)").matches ||
    document.documentElement.dataset["motion"] === "reduced"
  );
}
