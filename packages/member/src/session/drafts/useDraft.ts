import { useEffect, useSyncExternalStore } from "react";
import { useGetWalletQuery } from "@member-wallet/api";
import { useSession } from "../SessionContext.tsx";
import { draftsOf } from "./create-drafts.ts";

export interface Draft<Value> {
  value: Value;
  change(next: Value): void;
}

/**
 * The values of a form, restored when the form mounts again, until they were sent. They are stored and restored only
 * once the wallet has named the member: a log-in or another tab may have changed who it is.
 * @param form the form's name; each name has separate values.
 * @param read turns stored values, which may be anything, into the form's values; `undefined` gives those of an empty
 * form.
 * @param outlivesReload whether they survive a reload of the tab: never for a link or a code.
 */
export function useDraft<Value>(
  form: string,
  read: (stored: unknown) => Value,
  outlivesReload = false,
): Draft<Value> {
  const drafts = draftsOf(useSession());
  const member = useGetWalletQuery().data?.profile._id;
  const stored = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.readEarly(form) ?? (member === undefined ? undefined : drafts.read(member, form)),
    () => undefined,
  );

  useEffect(() => {
    if (member !== undefined) drafts.claimEarly(member, form, outlivesReload);
  }, [drafts, member, form, outlivesReload]);

  return {
    value: read(stored),
    change(value) {
      if (member === undefined) drafts.writeEarly(form, value);
      else drafts.write(member, form, value, outlivesReload);
    },
  };
}

/** Reads the draft of a form with a single text. */
export function readTextDraft(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}
