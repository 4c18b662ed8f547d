import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { ErrorState } from "../state/ErrorState.tsx";
import type { NotLoaded } from "./useLazy.ts";

/** The state of `useLazy`, and what stands in for the part. */
export interface LazyFallbackProps {
  readonly lazy: NotLoaded;
  /** Shown while it loads; default three lines. */
  readonly skeleton?: ReactNode;
  /** Shown when it did not load; default a general sentence. */
  readonly message?: string;
}

/** Replaces a part that is loading, or that failed to load and can be retried. */
export function LazyFallback({
  lazy,
  skeleton = <Skeleton lines={3} />,
  message,
}: LazyFallbackProps): ReactNode {
  const { t } = useTranslation("ui");
  if (lazy.kind === "loading") return skeleton;
  return (
    // Marks a dialog without unsaved input: the reload after a release may close it.
    <div data-lazy-failed>
      <ErrorState message={message ?? t("somethingFailed")} pending={lazy.retrying} onRetry={lazy.retry} />
    </div>
  );
}
