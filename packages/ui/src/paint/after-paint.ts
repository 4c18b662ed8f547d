/**
 * Resolves after the next paint, and at once in a hidden page, which isn't painted: for work that a press starts and
 * that would delay the paint of the press itself.
 */
export async function afterPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
