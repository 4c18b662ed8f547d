import { useState } from "react";

/** What the rules and the server say about a form's values. */
export interface FormValidation<Problems> {
  /** What is wrong with the values as they are, by field; `null` or absent where nothing is. */
  readonly problems: Problems;
  /** The `problems` that are shown before the first submit: wrong whatever the member types next. */
  readonly early?: Partial<Problems>;
  /** Why the server refused the last submit; `null` when it did not. */
  readonly refusal?: string | null;
  /** Sends the values; called only when no field has a problem. */
  readonly onValid: () => void | Promise<unknown>;
}

/** What a form shows now, and its submit. */
export interface ValidatedForm<Problems> {
  /** The problems to show now. */
  readonly problems: Partial<Problems>;
  /** The refusal to show now: `null` once the member changed what was refused, and while a field has a problem. */
  readonly refusal: string | null;
  /** For the `onSubmit` of a FormShell. */
  readonly submit: () => void | Promise<unknown>;
  /** Hides problems and refusal until the next submit. A form that never calls it shows them until they are fixed. */
  readonly edited: () => void;
}

/**
 * Decides when a form shows what is wrong with it: at its submit, until the member edits or fixes it.
 *
 * The dialogs and the registration use this in place of react-hook-form. Their values are drafts in the caller's state,
 * because they outlive the form (they survive a new log-in, a reload and leaving the page), and their rules are functions
 * of `domain` over the whole draft, with balances and limits that change while the form is open. The library would
 * keep a second copy of every value, and add about 10 kB to the first dialog that opens.
 */
export function useFormValidation<Problems extends object>({
  problems,
  early = {},
  refusal = null,
  onValid,
}: FormValidation<Problems>): ValidatedForm<Problems> {
  const [stage, setStage] = useState<"new" | "submitted" | "edited">("new");
  const valid = Object.values(problems).every((problem) => (problem ?? null) === null);
  const refusalHidden = stage === "edited" || (stage === "submitted" && !valid);
  return {
    problems: stage === "submitted" ? problems : early,
    refusal: refusalHidden ? null : refusal,
    submit: () => {
      setStage("submitted");
      return valid ? onValid() : undefined;
    },
    edited: () => setStage("edited"),
  };
}
