import { fileURLToPath } from "node:url";
import type { DatabaseLocation } from "./database/open.ts";

export interface Settings {
  host: string;
  port: number;
  /** Contains the secret and the embedded database. */
  dataFolder: string;
  database: DatabaseLocation;
  /** Whether the chat is on at the start and after a reset of the switches. */
  chat: boolean;
}

const DATA = fileURLToPath(new URL("../data", import.meta.url));

/**
 * Reads `PORT` (4000), `HOST` (127.0.0.1), `DATABASE_URL` (PostgreSQL), `SANDBOX_DATA` (the folder of
 * the embedded database and of the installation's secret, `apps/sandbox/data`) and `SANDBOX_CHAT` (`off`: no chat).
 * @throws when PORT is invalid.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment["PORT"] || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is invalid: ${environment["PORT"]}.`);
  const url = environment["DATABASE_URL"];
  const dataFolder = environment["SANDBOX_DATA"] || DATA;
  return {
    host: environment["HOST"] || "127.0.0.1",
    port,
    dataFolder,
    chat: environment["SANDBOX_CHAT"] !== "off",
    database: url ? { kind: "postgresql", url } : { kind: "folder", folder: dataFolder },
  };
}
