import { UnresolvedAct } from "../unresolved-call/UnresolvedAct.tsx";
import { SUPPORT_LINK } from "./support-link.tsx";

/** An act whose end is not known, as the product passes it to a dialog. */
export const UNRESOLVED_ACT = (
  <UnresolvedAct
    what="ถอนเงิน 110.00 บาท"
    began={Date.parse("2026-01-05T03:02:00.000Z")}
    state="unknown"
    list={{ kind: "statement", href: "/user/statement" }}
    support={SUPPORT_LINK}
    onResend={null}
    onAnother={() => {}}
  />
);
