/** Presses an element in the same task, without the pointer's way there, which would move the focus. */
export function press(element: Element): void {
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
