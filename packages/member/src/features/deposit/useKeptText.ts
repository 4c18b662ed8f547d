import { useState } from "react";
import { useDrafts } from "../../drafts/DraftsContext.tsx";

/** A text of a form that is given back when the form comes again, until it is dropped. */
export function useKeptText(form: string): {
  text: string;
  change(text: string): void;
  drop(): void;
} {
  const drafts = useDrafts();
  const [text, setText] = useState(() => {
    const kept = drafts.read(form);
    return typeof kept === "string" ? kept : "";
  });
  return {
    text,
    change(next) {
      setText(next);
      drafts.write(form, next);
    },
    drop() {
      setText("");
      drafts.drop(form);
    },
  };
}
