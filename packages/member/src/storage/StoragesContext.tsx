import { createContext, use } from "react";
import type { BrowserStorages } from "./storage.ts";

export const StoragesContext = createContext<BrowserStorages | null>(null);

export function useStorages(): BrowserStorages {
  const storages = use(StoragesContext);
  if (storages === null) throw new Error("useStorages is used outside of the mounted site.");
  return storages;
}
