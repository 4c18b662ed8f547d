import styles from "./Ring.module.css";

/** A turning ring in the colour of the surrounding text; hidden from screen readers. */
export function Ring() {
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 24 24"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" opacity="0.28" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" />
    </svg>
  );
}
