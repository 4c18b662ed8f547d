import { useLayoutEffect, type RefObject } from "react";

/** Less than this, in px, is a toolbar of the browser; more is the on-screen keyboard. */
const KEYBOARD = 100;

/** Up to these heights, in px, the visible part is that of a phone with its keyboard, upright or on its side. */
const LOW = 480;
const LEAST = 260;

/**
 * Gives an element the part of the screen that the on-screen keyboard leaves: `--visible-top` and `--visible-below` are
 * what is hidden above and below it, `--visible-size` is its height. `data-keyboard` says that a keyboard covers a part
 * of the page, `data-height` that what is left is `low` or `least`. The field that is being filled stays in sight.
 */
export function useVisibleArea(target: RefObject<HTMLElement | null>, shown = true): void {
  useLayoutEffect(() => {
    const element = target.current;
    const { visualViewport: area } = window;
    if (!shown || !element || !area) return undefined;
    const follow = () => {
      // A page that is zoomed in by fingers keeps its layout.
      if (area.scale > 1.01) return;
      const { offsetTop, height } = area;
      const hidden = document.documentElement.clientHeight - height;
      element.style.setProperty("--visible-top", `${offsetTop}px`);
      element.style.setProperty("--visible-below", `${Math.max(0, hidden - offsetTop)}px`);
      element.style.setProperty("--visible-size", `${height}px`);
      element.toggleAttribute("data-keyboard", hidden > KEYBOARD);
      if (height > LOW) element.removeAttribute("data-height");
      else element.setAttribute("data-height", height > LEAST ? "low" : "least");
      const field = document.activeElement;
      if (field?.matches("input, textarea") && element.contains(field))
        field.scrollIntoView({ block: "nearest" });
    };
    follow();
    area.addEventListener("resize", follow);
    area.addEventListener("scroll", follow);
    return () => {
      area.removeEventListener("resize", follow);
      area.removeEventListener("scroll", follow);
    };
  }, [target, shown]);
}
