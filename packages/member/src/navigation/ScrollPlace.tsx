import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { type Location, NavigationType, useNavigationType } from "react-router-dom";

/** A dialog over a page leaves it the same; another page of its list is another. */
const pageOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get("page")}`;

/**
 * A new page begins at its top; Back and Forward lead to the place that the member left it at, once so much of it is
 * there. The browser's own way would not wait, and scrolls before the page is drawn.
 * `location` is that of the page that shows. Loads after the first page, which needs it no sooner.
 */
export function ScrollPlace({ location }: { location: Location }) {
  const type = useNavigationType();
  const shown = useRef(location);
  /** In px from the top, by the key of the history entry. */
  const [places] = useState(() => new Map<string, number>());
  /**
   * Where the page is being brought to, how far it has got, and where the page before it was;
   * `null` while it is up to the member.
   */
  const way = useRef<{ to: number; at: number; before: number | undefined } | null>(null);

  useEffect(() => {
    const note = () => {
      const { scrollY } = window;
      // Nobody scrolled: it is where it was brought to, or at its end and has yet to load.
      if (way.current && (scrollY === way.current.at || scrollY >= lowest() - 1)) return;
      // A busy Chromium puts back the place of the page before, once the new page is high enough for it.
      if (way.current && scrollY === way.current.before) {
        approach();
        return;
      }
      way.current = null;
      places.set(shown.current.key, scrollY);
    };
    const approach = () => {
      if (way.current === null) return;
      const { to, before } = way.current;
      const loaded = to <= lowest() && !document.querySelector("main [aria-busy=true]");
      const at = scrollTo(to);
      way.current = loaded ? null : { to, at, before };
    };
    // The member may have scrolled while this loaded.
    note();
    const sizes = new ResizeObserver(approach);
    sizes.observe(document.body);
    window.addEventListener("scroll", note, { passive: true });
    return () => {
      sizes.disconnect();
      window.removeEventListener("scroll", note);
    };
  }, [places]);

  useEffect(() => {
    // A reload of the page is left to the browser.
    const take = () => (window.history.scrollRestoration = "manual");
    const leave = () => (window.history.scrollRestoration = "auto");
    if (document.readyState === "complete") take();
    window.addEventListener("pageshow", take);
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pageshow", take);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, []);

  const pushedBefore = useEffectEvent(() => type === NavigationType.Push);
  useLayoutEffect(() => {
    // The member went on while this loaded.
    if (pushedBefore()) scrollTo(0);
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (before === location) return;
    if (pageOf(before) === pageOf(location)) {
      places.set(location.key, places.get(before.key) ?? window.scrollY);
      return;
    }
    const to = (type === NavigationType.Pop && places.get(location.key)) || 0;
    way.current = { to, at: scrollTo(to), before: places.get(before.key) };
  }, [location, type, places]);

  return null;
}

/** Scrolls the page to a place, in px from the top, as far as it goes; returns where it is then. */
function scrollTo(top: number): number {
  window.scrollTo({ top, behavior: "instant" });
  return window.scrollY;
}

/** How far the page can be scrolled, in px. */
function lowest(): number {
  return document.documentElement.scrollHeight - window.innerHeight;
}
