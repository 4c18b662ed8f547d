/** A member's picture: no scripts, no embedding elsewhere, no caching. */
export const PICTURE_HEADERS = {
  "Content-Type": "image/jpeg",
  "Content-Disposition": 'inline; filename="slip.jpg"',
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
} as const;
