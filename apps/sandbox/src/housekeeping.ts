import type { Database } from "./database/database.ts";
import { KEY_LIFETIME_HOURS } from "./idempotency/first-answer.ts";
import { sweepQrs } from "./qr/qr-deposits.ts";
import { sweepCodes } from "./registration/one-time-codes.ts";
import { sweepTransfers } from "./slip/transfers.ts";

const HOUR = 60 * 60 * 1000;

/** Removes what is over by now: sessions, idempotency keys, counts of guesses, one-time codes, QRs, bank transfers. */
export async function sweep(database: Database, now: Date): Promise<void> {
  await database.query("delete from session where expires_at <= $1", [now]);
  await database.query("delete from idempotency_key where created_at <= $1", [
    new Date(now.getTime() - KEY_LIFETIME_HOURS * HOUR),
  ]);
  await database.query("delete from password_attempt where since <= $1", [new Date(now.getTime() - HOUR)]);
  await sweepCodes(database, now);
  await sweepQrs(database, now);
  await sweepTransfers(database, now);
}

/** Sweeps every hour until it is told to stop. */
export function sweepHourly(database: Database, clock: () => Date): () => void {
  const timer = setInterval(() => {
    sweep(database, clock()).catch((error: unknown) => console.error("sandbox: sweeping failed", error));
  }, HOUR);
  return () => clearInterval(timer);
}
