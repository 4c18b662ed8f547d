import { lazyWithPreload } from "../../navigation/lazy-with-preload.tsx";
import { SupportLink } from "./SupportLink.tsx";

/** "Contact support" on a page, which rarely needs it; a link to Contact until its code is there. */
export const LazyContactSupport = lazyWithPreload(
  () => import("./ContactSupport.tsx").then((module) => module.ContactSupport),
  [],
  SupportLink,
);
