import { useEffect, useState } from "react";

/** The page rests when it has not scrolled for so long, in milliseconds. */
const RESTED_MS = 150;

/** Whether the page is scrolling down. */
export function useScrollsDown(): boolean {
  const [down, setDown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let top = window.scrollY;
    const follow = () => {
      setDown(window.scrollY > top);
      top = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(() => setDown(false), RESTED_MS);
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", follow);
    };
  }, []);
  return down;
}
