/** Cache of cleaned markup by its source: cleaning parses, and the same texts are shown at every visit. */
const cleaned = new Map<string, TrustedHTML>();
const MOST_REMEMBERED = 100;

function keyOf(html: string, origins: readonly string[]): string {
  return `${origins.join(" ")}\n${html}`;
}

/** The cleaned markup if it was cleaned before, else `null`. */
export function rememberedMarkup(html: string, origins: readonly string[]): TrustedHTML | null {
  return cleaned.get(keyOf(html, origins)) ?? null;
}

/** Cleans markup and remembers it, fetching the sanitiser at its first use; rejects when that cannot be fetched. */
export async function cleanedMarkup(html: string, origins: readonly string[]): Promise<TrustedHTML> {
  const { cleanMarkup } = await import("./sanitiser.ts");
  const clean = cleanMarkup(html, origins);
  const oldest = cleaned.keys().next();
  if (cleaned.size >= MOST_REMEMBERED && !oldest.done) cleaned.delete(oldest.value);
  cleaned.set(keyOf(html, origins), clean);
  return clean;
}
