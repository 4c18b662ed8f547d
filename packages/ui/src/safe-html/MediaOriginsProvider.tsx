import type { ReactNode } from "react";
import { MediaOriginsContext } from "./media-origins.ts";

/** Hands in the origins of pictures in markup; keep the list the same object between renders. */
export function MediaOriginsProvider({
  origins,
  children,
}: {
  readonly origins: readonly string[];
  readonly children: ReactNode;
}) {
  return <MediaOriginsContext value={origins}>{children}</MediaOriginsContext>;
}
