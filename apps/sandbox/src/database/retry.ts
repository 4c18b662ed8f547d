import { setTimeout as delay } from "node:timers/promises";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
const ATTEMPTS = 12;

/** The SQLSTATE of either driver's error; null for other errors. */
function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** Retries `attempt` with backoff after serialization failures and deadlocks. */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await attempt();
    } catch (error) {
      const state = sqlState(error);
      const conflict = state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
      if (!conflict || round === ATTEMPTS) throw error;
      await delay(Math.random() * Math.min(200, 2 ** round));
    }
  }
}
