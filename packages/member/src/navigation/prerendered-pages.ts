import { PATHS } from "./paths.ts";

/**
 * The pages that the build renders (`app/prerender.tsx`), by their addresses. A page that is shown at any address that
 * leads nowhere has the name `NOT_FOUND`; `PATHS.user` is the frame of all pages of a member but home.
 */
export const NOT_FOUND = "*";

export const PRERENDERED = [
  PATHS.login,
  PATHS.register,
  PATHS.howto,
  PATHS.contact,
  PATHS.home,
  PATHS.user,
  PATHS.terminated,
  NOT_FOUND,
] as const;

export type PrerenderedPage = (typeof PRERENDERED)[number];
