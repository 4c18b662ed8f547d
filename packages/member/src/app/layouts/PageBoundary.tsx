import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { PageErrorFallback } from "../../navigation/PagePlaceholder.tsx";

/** Stands around the page: a screen that breaks says so and offers another try. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetBy={pathname} fallback={(retry) => <PageErrorFallback onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
