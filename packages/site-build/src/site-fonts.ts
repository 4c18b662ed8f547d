/** The script of each language, as in the names of font files. */
export const SCRIPT_OF: Record<string, string> = { th: "thai", lo: "lao", en: "latin" };
