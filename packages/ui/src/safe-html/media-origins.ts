import { createContext } from "react";

/** Origins, besides the page's own, from which markup may show pictures (`VITE_MEDIA_ORIGINS`). */
export const MediaOriginsContext = createContext<readonly string[]>([]);
