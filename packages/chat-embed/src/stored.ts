import { createGuestId, readGuestId } from "@member-wallet/chat";

const GUEST = "member-wallet chat-guest";
const TAB = "member-wallet chat ";

/** The visitor's id in this browser, made on first need. Where the browser stores nothing, it is a new one each time. */
export function guestId(): string {
  const known = storedGuestId();
  if (known !== null) return known;
  const id = createGuestId();
  allowed(() => localStorage.setItem(GUEST, id));
  return id;
}

/** The id that is stored now; `null` without one. */
export function storedGuestId(): string | null {
  return readGuestId(allowed(() => localStorage.getItem(GUEST)));
}

/**
 * Tells when the id may be another one: another tab has changed it, or Back shows a page as it was before.
 * @returns what ends this.
 */
export function watchGuestId(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    // Without a key, all of it was removed.
    if (key === GUEST || key === null) changed();
  };
  const returned = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  window.addEventListener("storage", heard);
  window.addEventListener("pageshow", returned);
  return () => {
    window.removeEventListener("storage", heard);
    window.removeEventListener("pageshow", returned);
  };
}

/** The next guest is another one. */
export function forgetGuestId(): void {
  allowed(() => localStorage.removeItem(GUEST));
}

/**
 * Where the tab keeps what a customer has not sent. What it kept of others is removed.
 * @returns the beginning of the customer's keys.
 */
export function keysOf(customer: string): string {
  const own = `${TAB}${customer} `;
  allowed(() => {
    const others = Object.keys(sessionStorage).filter((key) => key.startsWith(TAB) && !key.startsWith(own));
    for (const key of others) sessionStorage.removeItem(key);
  });
  return own;
}

/** `null` where the browser refuses. */
function allowed<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    // Private windows and full disks: nothing is kept.
    return null;
  }
}
