import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { PartBoundary } from "./ErrorBoundary.tsx";
import { PageTrouble } from "./PagePlaceholder.tsx";

/** Stands around the page: a screen that breaks says so and offers another try. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary resetBy={pathname} fallback={(retry) => <PageTrouble onRetry={retry} />}>
      {children}
    </PartBoundary>
  );
}
