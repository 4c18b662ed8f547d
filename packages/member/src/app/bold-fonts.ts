/**
 * Adds the bold weight of each family of fonts that the page uses; until then the browser thickens the regular one. A
 * face is declared once it is loaded: while a declared one loads, bold text falls back to a font of the phone and moves
 * twice.
 * @param files the address of the bold weight by family, whose regular weight a stylesheet declares.
 */
export function addBoldFonts(files: Readonly<Record<string, string>>): void {
  const begun = new Set<string>();

  function addUsed() {
    for (const regular of document.fonts) {
      // Some browsers keep the quotes of the stylesheet.
      const family = regular.family.replaceAll('"', "");
      const file = files[family];
      if (file === undefined || regular.status !== "loaded" || begun.has(family)) continue;
      begun.add(family);
      add(family, file, regular).catch((cause: unknown) => {
        // Its text stays thickened until another font comes.
        begun.delete(family);
        reportError(cause);
      });
    }
  }

  addUsed();
  document.fonts.addEventListener("loadingdone", addUsed);
}

async function add(family: string, file: string, { unicodeRange }: FontFace) {
  const bold = new FontFace(family, `url(${file})`, { weight: "700", unicodeRange });
  document.fonts.add(await bold.load());
}
