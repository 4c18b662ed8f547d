import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../skeleton/Skeleton.tsx";
import { ErrorState } from "../state/ErrorState.tsx";
import type { NotLoaded } from "./useLazy.ts";

export interface LazyFallbackProps {
  readonly lazy: NotLoaded;
  /** Stands while it is on its way; default three lines. */
  readonly waiting?: ReactNode;
  /** Says that it did not come; default a general sentence. */
  readonly message?: string;
}

/** Stands in the place of something that is on its way, or that could not be fetched, with the way to try again. */
export function LazyFallback({ lazy, waiting = <Skeleton lines={3} />, message }: LazyFallbackProps) {
  const { t } = useTranslation("ui");
  if (lazy.kind === "waiting") return waiting;
  return (
    // Tells whoever reloads the page that a dialog with this in it holds nothing that would be lost.
    <div data-lazy-failed>
      <ErrorState message={message ?? t("somethingFailed")} pending={lazy.trying} onRetry={lazy.retry} />
    </div>
  );
}
