export type Language = "th" | "lo" | "en";

/** The first of the sites' languages that an `Accept-Language` header names; Thai otherwise. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => language === "th" || language === "lo" || language === "en") ?? "th";
}
