import { createContext } from "react";
import type { ChatSlots } from "../chat-slots.ts";

/** What messages need to know of their conversation and page, and tell them. */
export interface MessageSurroundings {
  /** Whether the conversation is connected: what failed to load is tried again when it is again. */
  readonly connected: boolean;
  /** The server's file, at `url`, has loaded in place of this browser's own. */
  readonly onLoaded: (preview: string, url: string) => void;
  /** Opens a picture over the whole screen. */
  readonly onView: (picture: { readonly url: string; readonly name: string }) => void;
  /** What the page draws itself. */
  readonly slots?: ChatSlots["messages"] | undefined;
}

export const SurroundingsContext = createContext<MessageSurroundings>({
  connected: true,
  onLoaded: () => {},
  onView: () => {},
});
