import { useState } from "react";
import type { ChatStorage } from "../chat-environment.ts";

/** Something that is off until the customer asks for it, and on until they end it or their session ends. */
export interface Choice {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

export function useChoice(storage: ChatStorage, key: "chatSound" | "chatNotifications"): Choice {
  const [on, setOn] = useState(() => storage.read(key) === "true");
  return {
    on,
    set(next) {
      if (next) storage.write(key, "true");
      else storage.remove(key);
      setOn(next);
    },
  };
}
