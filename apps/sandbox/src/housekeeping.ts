import { sweepUnsentFiles } from "./chat/upload/files.ts";
import { sweepAddresses } from "./chat/upload/quota.ts";
import { type Clock, MINUTE_MS } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { sweepCallWindows } from "./http/call-limit.ts";
import { KEY_LIFETIME } from "./idempotency/first-response.ts";
import { ATTEMPTS_LIFETIME } from "./member/password-attempts.ts";
import { processLog } from "./operation/process-log.ts";
import { sweepQrs } from "./qr/qr-deposits.ts";
import { sweepCodes } from "./registration/one-time-codes.ts";
import { sweepTransfers } from "./slip/transfers.ts";

/** Deletes what has expired: sessions, idempotency keys, password attempts, one-time codes, QRs, bank transfers, unsent files, counted calls. */
export async function sweep(database: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database.query("delete from session where expires_at <= $1", [now]);
  await database.query("delete from idempotency_key where created_at <= $1", [ago(KEY_LIFETIME)]);
  await database.query("delete from password_attempt where since <= $1", [ago(ATTEMPTS_LIFETIME)]);
  await sweepCodes(database, now);
  await sweepQrs(database, now);
  await sweepTransfers(database, now);
  await sweepUnsentFiles(database, now);
  await sweepAddresses(database, now);
  await sweepCallWindows(database, now);
}

const SWEEP_INTERVAL = 15 * MINUTE_MS;

/** Sweeps every quarter of an hour; returns the function that stops it. */
export function sweepRegularly(database: Database, clock: Clock): () => void {
  const timer = setInterval(() => {
    sweep(database, clock()).catch((error: unknown) => processLog.fault("sandbox: sweeping failed", error));
  }, SWEEP_INTERVAL);
  return () => clearInterval(timer);
}
