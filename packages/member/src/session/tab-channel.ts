/** A message tells no more of a token than the browser's storage shows to all tabs. */
export type TabMessage =
  /** `token`: of a session that is remembered, `null` of one of that tab alone. */
  { kind: "entered"; token: string | null } | { kind: "left"; session: string; expired: boolean };

/** The part of a BroadcastChannel that the session needs, so that browsers without one still work within a tab. */
export interface TabChannel {
  postMessage(message: TabMessage): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
}

/** Reads a message, which may be of another release; `null` for what is none. */
export function readTabMessage(data: unknown): TabMessage | null {
  if (typeof data !== "object" || data === null || !("kind" in data)) return null;
  if (data.kind === "left" && "session" in data && typeof data.session === "string")
    return { kind: "left", session: data.session, expired: "expired" in data && data.expired === true };
  if (data.kind === "entered" && "token" in data)
    return { kind: "entered", token: typeof data.token === "string" ? data.token : null };
  return null;
}

/** The channel between this site's tabs; `null` in browsers without one. */
export function browserTabChannel(): TabChannel | null {
  return typeof BroadcastChannel === "function" ? new BroadcastChannel("member-wallet-session") : null;
}
