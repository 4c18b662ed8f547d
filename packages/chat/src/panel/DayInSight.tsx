import { useLayoutEffect, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { formatChatDate } from "@member-wallet/domain";
import { readLanguage } from "@member-wallet/locales";
import styles from "./DayInSight.module.css";

/** How far below the log's edge the uppermost row is looked for, in px: below this date. */
const DEPTH = 36;

export interface DayInSightProps {
  readonly scroller: RefObject<HTMLElement | null>;
}

/** The day of the uppermost message in sight, while its own date is above. Readers have the date at its place. */
export function DayInSight({ scroller }: DayInSightProps) {
  const { i18n } = useTranslation();
  const [at, setAt] = useState<number | null>(null);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const look = () => setAt((last) => dayAbove(element, last));
    element.addEventListener("scroll", look, { passive: true });
    // A jump comes to rows that are not drawn yet.
    const drawing = new MutationObserver(look);
    drawing.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener("scroll", look);
      drawing.disconnect();
    };
  }, [scroller]);

  if (at === null) return null;
  return (
    <p className={styles.day} aria-hidden>
      {formatChatDate(at, readLanguage(i18n.language) ?? "en")}
    </p>
  );
}

/** The time of the uppermost row, `null` where its date is in sight; behind a dialog, what it was before. */
function dayAbove(scroller: HTMLElement, before: number | null): number | null {
  const { left, top, width } = scroller.getBoundingClientRect();
  if (scroller.scrollTop <= 0) return null;
  const found = document.elementFromPoint(left + width / 2, top + DEPTH);
  if (!found || !scroller.contains(found)) return before;
  const row = found.closest("[data-row]");
  const date = row?.querySelector("[data-date]")?.getBoundingClientRect();
  if (!row || (date && date.bottom > top)) return null;
  return Number(row.getAttribute("data-row"));
}
