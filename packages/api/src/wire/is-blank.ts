/** Whether a text is invisible: empty, or only spaces, control characters and invisible marks. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{C}]/u.test(text);
}
