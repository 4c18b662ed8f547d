import type { ReactNode } from "react";
import { LazyFallback, type NotLoaded } from "@member-wallet/ui";
import { lazyWithPreload } from "../navigation/lazy-with-preload.tsx";
import { useBreak } from "./useBreak.ts";

/** Loads for members who take a break, and for nobody else. */
export const BreakNotice = lazyWithPreload<{ until: number }>(
  async () => (await import("./BreakNotice.tsx")).BreakNotice,
  ["parts", "profile"],
  ({ lazy }: { lazy: NotLoaded }) => <LazyFallback lazy={lazy} />,
);

/** What stands in the place of what the member's break closes; `null` without one. */
export function useClosed(): ReactNode {
  const taken = useBreak();
  return taken.kind === "on" ? <BreakNotice until={taken.until} /> : null;
}
