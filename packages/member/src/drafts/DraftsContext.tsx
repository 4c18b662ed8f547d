import { createContext, use } from "react";
import type { Drafts } from "./drafts.ts";

export const DraftsContext = createContext<Drafts | null>(null);

export function useDrafts(): Drafts {
  const drafts = use(DraftsContext);
  if (drafts === null) throw new Error("useDrafts is used outside of the mounted site.");
  return drafts;
}
