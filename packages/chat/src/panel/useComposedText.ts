import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Draft } from "./draft.ts";

interface ComposedText {
  readonly text: string;
  /** The text of this moment, before the next rendering too: a second press in the same instant finds it sent. */
  readonly current: () => string;
  readonly change: (text: string) => void;
}

/**
 * The text that is typed, kept as a draft at every change.
 * @param prepared goes before what is typed, with the cursor at the end, unless a draft still has it; `onPreparedTaken`
 * tells that it has arrived.
 */
export function useComposedText(
  field: RefObject<HTMLTextAreaElement | null>,
  draft: Draft,
  prepared: string | null,
  onPreparedTaken: () => void,
): ComposedText {
  const [text, setText] = useState(() => draft.read());
  const latest = useRef(text);

  const change = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      draft.keep(next);
    },
    [draft],
  );

  useLayoutEffect(() => {
    if (prepared === null) return;
    const typed = latest.current;
    if (typed.trim() === "") change(prepared);
    else if (!typed.includes(prepared)) change(`${prepared}\n${typed}`);
    onPreparedTaken();
  }, [prepared, change, onPreparedTaken]);

  // The cursor of a text that code changes is at its end; this shows the end too.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || document.activeElement === element) return;
    element.setSelectionRange(text.length, text.length);
    element.scrollTo(0, element.scrollHeight);
  }, [field, text]);

  // Browsers that don't size fields by their content.
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.removeProperty("block-size");
    if (text === "") return;
    const borders = element.offsetHeight - element.clientHeight;
    element.style.setProperty("block-size", `${element.scrollHeight + borders}px`);
  }, [field, text]);

  return { text, current: () => latest.current, change };
}
