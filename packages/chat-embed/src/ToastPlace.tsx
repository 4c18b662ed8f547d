import { use, useLayoutEffect, useRef, type ReactNode } from "react";
import { DialogStackContext } from "@member-wallet/ui";
import "./style.css";

/** Where toasts stand while no dialog is open: in the page's body, they would be outside of the chat's styles. */
export function ToastPlace(): ReactNode {
  const stack = use(DialogStackContext);
  const place = useRef<HTMLDivElement>(null);
  // It is never taken back: the host of toasts goes with the chat, and would be left in the body.
  useLayoutEffect(() => {
    if (place.current) stack?.opened(place.current);
  }, [stack]);
  return <div ref={place} className="mw-chat-toasts" />;
}
