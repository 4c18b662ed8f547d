import { type IdempotencyKey, newIdempotencyKey } from "@member-wallet/api";
import { aWalletAnswer } from "@member-wallet/api/fixtures";
import type { Asked, Stand } from "../money-calls/record/act.ts";

/**
 * Stores an act as a page leaves it that is gone; returns its key.
 * @param knowsKeys the backend has echoed keys before. @param stand by default it has no answer yet.
 */
export function leaveAct(
  asked: Asked,
  knowsKeys: boolean,
  member = MEMBER,
  stand: Stand = { kind: "sending" },
): IdempotencyKey {
  // An earlier test's page may still be telling its own.
  const key = newIdempotencyKey();
  const act = { member, asked, key, began: Date.now() - 1_000, stand };
  window.sessionStorage.setItem("member", MEMBER);
  window.sessionStorage.setItem(`acts ${key}`, JSON.stringify(act));
  if (knowsKeys) window.localStorage.setItem("knowsKeys", `${Date.now()} ${window.location.origin}`);
  return key;
}

const MEMBER = aWalletAnswer().profile._id;

/** The acts that this tab stores, by their keys there. */
export function actEntries(): [string, string][] {
  return Object.entries(window.sessionStorage).filter(([key]) => key.startsWith("acts"));
}

/** Their texts, one a line; `null` for none. */
export function storedActs(): string | null {
  return (
    actEntries()
      .map(([, text]) => text)
      .join("\n") || null
  );
}

/** A success of a backend that keeps keys. */
export function echoed(
  { key }: { readonly key: string | null },
  body: object = { message: "SUCCESS" },
): Response {
  return new Response(JSON.stringify(body), { headers: { "Idempotency-Key": key ?? "" } });
}
