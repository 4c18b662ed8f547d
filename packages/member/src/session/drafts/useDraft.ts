import { useEffect, useState } from "react";
import { useGetWalletQuery } from "@member-wallet/api";
import { useSession } from "../SessionContext.tsx";
import { draftsOf } from "./drafts.ts";

export interface Draft<Value> {
  value: Value;
  change(next: Value): void;
  /** Begins the form anew and keeps nothing of it. */
  drop(): void;
}

/**
 * The values of a form, given back when the form comes again, until they are dropped. They are kept, and read back, only
 * once the wallet has told who the member is: a log-in or another tab may have changed that.
 * @param form the form's name; each name has values of its own.
 * @param read makes the form's values of what was kept, which may be anything; of `undefined`, those of an empty form.
 */
export function useDraft<Value>(form: string, read: (kept: unknown) => Value): Draft<Value> {
  const drafts = draftsOf(useSession());
  const member = useGetWalletQuery().data?.profile._id;
  const [typed, setTyped] = useState<{ value: Value; kept: boolean } | null>(null);

  useEffect(() => {
    if (member !== undefined && typed?.kept === true) drafts.write(member, form, typed.value);
  }, [drafts, member, form, typed]);

  return {
    value: typed === null ? read(member === undefined ? undefined : drafts.read(member, form)) : typed.value,
    change: (value) => setTyped({ value, kept: true }),
    drop() {
      setTyped({ value: read(undefined), kept: false });
      if (member !== undefined) drafts.drop(member, form);
    },
  };
}

/** Reads the draft of a form that has one text. */
export function readTextDraft(kept: unknown): string {
  return typeof kept === "string" ? kept : "";
}
