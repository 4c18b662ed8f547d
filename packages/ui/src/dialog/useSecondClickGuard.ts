import { type MouseEvent, useRef } from "react";

const CONTROLS = "a, button, input, label, select, summary";

/** A control, and what it said when it was pressed. */
interface Pressed {
  readonly control: Element | null;
  readonly text: string | null;
}

/**
 * A capturing click handler that ignores the second click of a double click where the first one changed what is under
 * the finger: an answer that comes at once puts another button there, which nobody meant to press.
 */
export function useSecondClickGuard(): (event: MouseEvent) => void {
  // `null` when the first click opened the dialog.
  const first = useRef<Pressed>(null);
  return (event) => {
    const control = event.target instanceof Element ? controlOf(event.target) : null;
    const pressed = { control, text: control?.textContent ?? null };
    // A click by the keyboard counts 0.
    if (event.detail <= 1) {
      first.current = pressed;
    } else if (control !== first.current?.control || pressed.text !== first.current.text) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
}

/** A label presses the field that it names, so both are one control. */
function controlOf(target: Element): Element | null {
  const control = target.closest(CONTROLS);
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}
