import { createGuestId, readGuestId } from "@member-wallet/chat";

const GUEST = "member-wallet chat-guest";
const TAB = "member-wallet chat ";

/** The visitor's id in this browser, made on first need. Where the browser stores nothing, it is a new one each time. */
export function guestId(): string {
  const known = readGuestId(allowed(() => localStorage.getItem(GUEST)));
  if (known !== null) return known;
  const id = createGuestId();
  allowed(() => localStorage.setItem(GUEST, id));
  return id;
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
