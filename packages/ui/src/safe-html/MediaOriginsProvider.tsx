import type { ReactNode } from "react";
import { MediaOriginsContext } from "./media-origins.ts";

/** Provides the origins that pictures in markup may come from; the list must be a stable object. */
export function MediaOriginsProvider({
  origins,
  children,
}: {
  readonly origins: readonly string[];
  readonly children: ReactNode;
}) {
  return <MediaOriginsContext value={origins}>{children}</MediaOriginsContext>;
}
