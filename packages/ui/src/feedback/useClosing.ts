import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { HeldBack, HoldBack } from "./feedback-context.ts";

/**
 * Closes a question once, after its hold on Back: whoever asked may go on to another page.
 * @param dismiss what Back does.
 * @param onBack called at once when the member goes Back.
 */
export function useClosing(holdBack: HoldBack | undefined, dismiss: () => void, onBack?: () => void) {
  // The state follows with the next rendering: too late for a second press in the same instant.
  const closed = useRef(false);
  const [isClosing, setIsClosing] = useState(false);
  const held = useRef<HeldBack>(null);

  async function close(answer: () => void) {
    if (closed.current) return;
    closed.current = true;
    setIsClosing(true);
    await held.current?.release();
    answer();
  }

  const back = useEffectEvent(() => {
    onBack?.();
    void close(dismiss);
  });
  useEffect(() => {
    if (!holdBack) return undefined;
    held.current = holdBack(() => back());
    return () => held.current?.drop();
  }, [holdBack]);
  return { close, isClosing };
}
