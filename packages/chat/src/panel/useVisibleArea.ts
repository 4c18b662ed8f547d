import { useLayoutEffect, type RefObject } from "react";

/** Less than this, in px, is a toolbar of the browser; more is the on-screen keyboard. */
const KEYBOARD = 100;

/** Gives an element the place and height that the on-screen keyboard leaves, as `--panel-top` and `--panel-size`. */
export function useVisibleArea(target: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(() => {
    const element = target.current;
    const { visualViewport: area } = window;
    if (!shown || !element || !area) return undefined;
    const follow = () => {
      // A page that is zoomed in by fingers keeps its layout.
      if (area.scale > 1.01) return;
      element.style.setProperty("--panel-top", `${area.offsetTop}px`);
      element.style.setProperty("--panel-size", `${area.height}px`);
      const keyboard = document.documentElement.clientHeight - area.height > KEYBOARD;
      element.toggleAttribute("data-keyboard", keyboard);
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
