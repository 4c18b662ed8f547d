/** The record of money on its way in a browser without pages, for a proof against the sandbox. */
export { isOpen, isTold, placeOf } from "../money-calls/record/act.ts";
export type { Act, Asked } from "../money-calls/record/act.ts";
export { PAID_AS } from "../money-calls/record/proof.ts";
export { actTabs } from "./act-tabs.ts";
export { connectActs } from "./connect-acts.ts";
