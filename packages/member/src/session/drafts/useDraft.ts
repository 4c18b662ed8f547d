import { useEffect, useState } from "react";
import { useGetWalletQuery } from "@member-wallet/api";
import { useSession } from "../SessionContext.tsx";
import { draftsOf } from "./drafts.ts";

export interface Draft<Value> {
  value: Value;
  change(next: Value): void;
  /** Resets the form and drops its draft. */
  drop(): void;
}

/**
 * The values of a form, restored when the form mounts again, until they are dropped. They are stored and restored only
 * once the wallet has named the member: a log-in or another tab may have changed who it is.
 * @param form the form's name; each name has separate values.
 * @param read turns stored values, which may be anything, into the form's values; `undefined` gives those of an empty
 * form.
 */
export function useDraft<Value>(form: string, read: (stored: unknown) => Value): Draft<Value> {
  const drafts = draftsOf(useSession());
  const member = useGetWalletQuery().data?.profile._id;
  const [typed, setTyped] = useState<{ value: Value; stored: boolean } | null>(null);

  useEffect(() => {
    if (member !== undefined && typed?.stored === true) drafts.write(member, form, typed.value);
  }, [drafts, member, form, typed]);

  return {
    value: typed === null ? read(member === undefined ? undefined : drafts.read(member, form)) : typed.value,
    change: (value) => setTyped({ value, stored: true }),
    drop() {
      setTyped({ value: read(undefined), stored: false });
      if (member !== undefined) drafts.drop(member, form);
    },
  };
}

/** Reads the draft of a form with a single text. */
export function readTextDraft(stored: unknown): string {
  return typeof stored === "string" ? stored : "";
}
