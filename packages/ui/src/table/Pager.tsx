import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { clampPage, pageLinks } from "./page-links.ts";
import styles from "./Pager.module.css";

/** Which page of how many is shown, in the caller's state. */
export interface PagerProps {
  /** The page shown, from 1. */
  readonly page: number;
  /** The number of pages; without a total, the pages known so far, and one more while the last one was full. */
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly pending?: boolean;
}

/**
 * Turns the pages of a list: 3 links before the current page and 1 after it (§9), beside them the first and the last.
 * Where they would not fit on one line, the arrows are absent: their pages are among the links. One page needs no pager.
 */
export function Pager({ page, pages, onPage, pending = false }: PagerProps) {
  const { t } = useTranslation("parts");
  if (pages <= 1) return null;
  const current = clampPage(page, pages);
  const links = pageLinks(current, pages);
  /** Not `disabled`, which would drop the focus at each turn. */
  const turnTo = (to: number) => {
    const idle = to !== current && (pending || to < 1 || to > pages);
    return { "aria-disabled": idle || undefined, onClick: () => to !== current && !idle && onPage(to) };
  };
  return (
    <nav className={styles.pager} aria-label={t("pages")} aria-busy={pending || undefined}>
      <div className={styles.links}>
        <button
          type="button"
          className={styles.link}
          data-arrow
          aria-label={t("previousPage")}
          {...turnTo(current - 1)}
        >
          <ChevronLeft className={styles.icon} aria-hidden />
        </button>
        {links.map((link, at) => (
          <button
            key={link}
            type="button"
            className={styles.link}
            data-after-gap={link - (links[at - 1] ?? link) > 1 || undefined}
            aria-label={t("page", { page: link })}
            aria-current={link === current ? "page" : undefined}
            {...turnTo(link)}
          >
            {link}
          </button>
        ))}
        <button
          type="button"
          className={styles.link}
          data-arrow
          aria-label={t("nextPage")}
          {...turnTo(current + 1)}
        >
          <ChevronRight className={styles.icon} aria-hidden />
        </button>
      </div>
    </nav>
  );
}
