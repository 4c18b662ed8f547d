import { setTimeout as pause } from "node:timers/promises";

const SERIALIZATION_FAILURE = "40001";
const DEADLOCK_DETECTED = "40P01";
const ATTEMPTS = 12;

/** The SQLSTATE of a failure of either driver, or null when it is no failure of the database. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" ? error.code : null;
}

/** Runs `attempt` again, a little later each time, while the database asks for that. */
export async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return await attempt();
    } catch (error) {
      const state = sqlState(error);
      const conflict = state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
      if (!conflict || round === ATTEMPTS) throw error;
      await pause(Math.random() * Math.min(200, 2 ** round));
    }
  }
}
