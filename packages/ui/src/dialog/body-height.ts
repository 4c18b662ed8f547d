import { createContext } from "react";

/**
 * The height in rem that the body of the dialog inside usually has. Its placeholder and its loading content reserve it;
 * `null` where it is not known.
 */
export const DialogBodyHeight = createContext<number | null>(null);
