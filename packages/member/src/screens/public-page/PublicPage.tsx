import type { ReactNode } from "react";
import { useBrand } from "../../language/LanguageContext.tsx";
import { LanguageMenu } from "../../language/LanguageMenu.tsx";
import { PublicPageView } from "./PublicPageView.tsx";

/** A page of the mounted site that needs no log-in. */
export function PublicPage(props: { width?: "narrow" | "wide"; children: ReactNode }) {
  return <PublicPageView {...props} brand={useBrand()} languages={<LanguageMenu />} />;
}
