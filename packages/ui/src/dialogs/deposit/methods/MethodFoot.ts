import { createContext, type ReactNode, type ReactPortal, use } from "react";
import { createPortal } from "react-dom";

/** The element at the foot of the open payment method; `null` before it is mounted and outside of a method. */
export const MethodFootContext = createContext<HTMLElement | null>(null);

/** Its children stay in sight at the dialog's foot, below the method's notes; outside of a method, they stay in place. */
export function MethodFoot({ children }: { readonly children: ReactNode }): ReactNode | ReactPortal {
  const foot = use(MethodFootContext);
  return foot === null ? children : createPortal(children, foot);
}
