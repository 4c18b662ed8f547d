/**
 * The letters of a text, each with the marks that belong to it, such as a Thai or Lao vowel above it. By itself, because
 * Firefox before 125 has no `Intl.Segmenter`; of an emoji made of several, each is a letter.
 */
export function letters(text: string): string[] {
  // Sara am is a letter to Unicode, but stands above the one before it too.
  return text === "" ? [] : text.split(/(?=[^\p{M}\u0e33\u0eb3])/u);
}
