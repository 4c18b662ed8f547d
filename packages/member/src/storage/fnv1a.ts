/** 32 bits of a hash (FNV-1a) in hexadecimal: who finds it doesn't read in it what was hashed. */
export function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
