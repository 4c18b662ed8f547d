import { createContext, use } from "react";
import type { LanguageRoom } from "./language.ts";

export const LanguageContext = createContext<LanguageRoom | null>(null);

export function useLanguage(): LanguageRoom {
  const room = use(LanguageContext);
  if (room === null) throw new Error("useLanguage is used outside of the mounted site.");
  return room;
}
