import { createContext } from "react";
import type { BrowserStorages } from "./storage.ts";
import { useService } from "../site/useService.ts";

export const StoragesContext = createContext<BrowserStorages | null>(null);

export function useStorages(): BrowserStorages {
  return useService(StoragesContext);
}
