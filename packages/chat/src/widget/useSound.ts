import { useCallback, useEffect, useRef, useState } from "react";
import type { ChatStorage } from "../chat-environment.ts";
import type { ConversationState } from "../conversation/conversation.ts";

/** Whether messages of support sound. */
export interface Sound {
  readonly on: boolean;
  readonly toggle: () => void;
}

/**
 * A soft sound when a message of support comes that the customer doesn't see. It is off until they ask for it, and then
 * sounds once, so that they know it.
 * @param seen the log is open.
 */
export function useSound(storage: ChatStorage, state: ConversationState, seen: boolean): Sound {
  const [on, setOn] = useState(() => storage.read("chatSound") === "true");
  const last = state.messages.findLast(({ sender }) => sender === "other");
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (state.history !== "ready") return;
    const before = known.current;
    known.current = last?.id ?? "";
    if (before === null || before === known.current || !on || state.unread === 0) return;
    if (!seen || document.visibilityState === "hidden") sound();
  }, [last, state.history, state.unread, on, seen]);

  return {
    on,
    toggle: useCallback(() => {
      if (on) storage.remove("chatSound");
      else {
        storage.write("chatSound", "true");
        sound();
      }
      setOn(!on);
    }, [storage, on]),
  };
}

/** The code loads with the first sound; one that can't be fetched is not missed. */
function sound() {
  import("./chime.ts").then(({ chime }) => chime()).catch(() => undefined);
}
