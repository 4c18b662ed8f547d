import { createContext } from "react";

/** What pictures and videos need to know of their conversation, and tell it. */
export interface MediaSurroundings {
  /** Whether the conversation is connected: what failed to load is tried again when it is again. */
  readonly connected: boolean;
  /** The server's file has loaded in place of this browser's own. */
  readonly onLoaded: (preview: string) => void;
}

export const MediaContext = createContext<MediaSurroundings>({ connected: true, onLoaded: () => {} });
