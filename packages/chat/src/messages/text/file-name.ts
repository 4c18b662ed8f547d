/** A file's name without the marks that reorder text: they can make "exe.png" of "gnp.exe". */
export function plainFileName(name: string): string {
  return name.replace(/\p{Bidi_Control}/gu, "").trim();
}
