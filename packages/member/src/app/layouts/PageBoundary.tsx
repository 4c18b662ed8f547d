import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { PageErrorFallback } from "../../navigation/PagePlaceholder.tsx";

/** Error boundary of the page: shows the failure of a screen and offers a retry. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetBy={pathname} fallback={(retry) => <PageErrorFallback onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
