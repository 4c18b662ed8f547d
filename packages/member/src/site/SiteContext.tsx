import { createContext } from "react";
import type { Market } from "@member-wallet/domain";
import type { SiteEnvironment } from "./environment.ts";
import { useService } from "./useService.ts";

/** What differs between sites: the market's rules and the build's environment. No component checks the country. */
export interface Site {
  market: Market;
  environment: SiteEnvironment;
}

export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  return useService(SiteContext);
}
