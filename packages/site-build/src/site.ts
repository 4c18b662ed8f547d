/** The settings of a site's build. */
export interface SiteBuild {
  /** Short name, as in themes: `data-site` on the root. */
  readonly id: string;
  /** The language of a first visit. */
  readonly firstLanguage: string;
  /** The site's package version, which Contact shows. */
  readonly version: string;
  /** The port of its development server. */
  readonly port: number;
  readonly firstPage: FirstPage;
  /** What an installed site's icon offers, in its first language. */
  readonly shortcuts: readonly Shortcut[];
}

/** A page of the site that its icon leads to. */
export interface Shortcut {
  readonly name: string;
  readonly url: string;
}

/** The first page of a visit, as the product defines it: the build derives the head script and the chunks from it. */
export interface FirstPage {
  readonly paths: { readonly login: string; readonly user: string; readonly home: string };
  /** The pages that the build renders, by their paths; `notFound` is that of all addresses that lead nowhere. */
  readonly pages: readonly string[];
  readonly notFound: string;
  /** Where a closed service leads. */
  readonly terminated: string;
  readonly storageKeys: { readonly token: string; readonly language: string };
  /** The languages whose texts the first page may need: `/locales/<language>/<namespace>.json`. */
  readonly languages: readonly string[];
  /** The headers of every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** The module of a small script for the HTML of a member's pages, which runs before the product's scripts are there. */
  readonly earlyScript: string;
  readonly parts: Readonly<Record<FirstPartName, FirstPart>>;
  /** The chunks beside the entry and the libraries; a module is in the first one that needs it. */
  readonly chunks: readonly SiteChunk[];
}

/** A chunk of a site: its modules with all that they import, and its texts in a file per language. */
export interface SiteChunk {
  readonly name: string;
  /** Parts of module paths. */
  readonly modules: readonly string[];
  /** Namespaces. */
  readonly texts: readonly string[];
  /** Whether the first render of a page mostly runs it. */
  readonly inFirstRender?: boolean;
}

/** What a site's `src/prerender.ts` exports: its pages without a browser. */
export interface Prerenderer {
  /** The markup of a page's first paint. */
  page(path: string, language: string): Promise<string>;
  notes(language: string): Promise<PageNotes>;
}

/** What a page says without its scripts, in one language. */
export interface PageNotes {
  /** Where scripts are off. */
  readonly noScript: string;
  /** Where they have not come. */
  readonly notLoaded: string;
  /** The label of the link that reloads the page then. */
  readonly reload: string;
}

/** The two parts that a first page begins with: the log-in, or the member's area. */
export type FirstPartName = "login" | "member";

/** One part: its module's path suffix, its namespaces, and the call whose answer it waits for. */
export interface FirstPart {
  readonly module: string;
  readonly texts: readonly string[];
  readonly call: string;
}
