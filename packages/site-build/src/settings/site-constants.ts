import type { BuildSettings } from "./build-settings.ts";

/** What a site's code knows of its build. */
export type SiteSettings = Omit<BuildSettings, "siteUrl" | "reports"> & { readonly version: string };

declare global {
  interface ImportMetaEnv {
    readonly SITE_SETTINGS: SiteSettings;
    /** Apart: a build without reports contains no code of theirs in its first load. */
    readonly SITE_REPORTS: BuildSettings["reports"];
  }
}

/** The constants that the build writes into the site's code, for Vite's `define`. */
export function siteConstants(version: string, { siteUrl: _, reports, ...settings }: BuildSettings) {
  const site: SiteSettings = { ...settings, version };
  return {
    "import.meta.env.SITE_SETTINGS": JSON.stringify(site),
    "import.meta.env.SITE_REPORTS": JSON.stringify(reports),
  };
}
