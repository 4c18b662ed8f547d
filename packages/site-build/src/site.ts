/** What one site says of itself to its build. */
export interface SiteBuild {
  /** Short name, as themes use it: `data-site` on the root. */
  id: string;
  /** The language of a first visit. */
  firstLanguage: string;
  /** The site's package version, which Contact shows. */
  version: string;
  /** Where its development server listens. */
  port: number;
}

/** The languages whose texts the first page may need; the texts are chunks named by language and namespace. */
export const LANGUAGES = ["th", "lo", "en"] as const;

/**
 * What an address shows first: the module that draws it and the texts it speaks, so that both are on their way
 * before the entry has run. Module names are the ends of their paths.
 */
export interface FirstPart {
  module: string;
  texts: readonly string[];
}

/** The two ways a first page begins: at the log-in, or in the member's area. */
export const FIRST_PARTS = {
  login: { module: "/screens/login/LoginScreen.tsx", texts: ["site", "ui"] },
  member: { module: "/layouts/MemberArea.tsx", texts: ["site", "ui", "member"] },
} as const satisfies Record<string, FirstPart>;

export type FirstPartName = keyof typeof FIRST_PARTS;

export const FIRST_PART_NAMES = ["login", "member"] as const satisfies readonly FirstPartName[];
