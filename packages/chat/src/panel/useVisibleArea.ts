import { useLayoutEffect, type RefObject } from "react";

/** Less than this, in px, is a toolbar of the browser; more is the on-screen keyboard. */
const KEYBOARD = 100;

/**
 * Gives an element the part of the screen that the on-screen keyboard leaves: `--panel-top` and `--panel-below` are what
 * is hidden above and below it, `--panel-size` is its height.
 */
export function useVisibleArea(target: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(() => {
    const element = target.current;
    const { visualViewport: area } = window;
    if (!shown || !element || !area) return undefined;
    const follow = () => {
      // A page that is zoomed in by fingers keeps its layout.
      if (area.scale > 1.01) return;
      const { offsetTop, height } = area;
      const hidden = document.documentElement.clientHeight - height;
      element.style.setProperty("--panel-top", `${offsetTop}px`);
      element.style.setProperty("--panel-below", `${Math.max(0, hidden - offsetTop)}px`);
      element.style.setProperty("--panel-size", `${height}px`);
      element.toggleAttribute("data-keyboard", hidden > KEYBOARD);
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
