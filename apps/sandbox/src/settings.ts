import type { BlockList } from "node:net";
import { fileURLToPath } from "node:url";
import { UPLOAD_QUOTA, type UploadQuota } from "./chat/upload/quota.ts";
import type { DatabaseLocation } from "./database/open.ts";
import { readProxies } from "./http/client-address.ts";
import { parseSecret } from "./idempotency/secret.ts";
import type { LogFormat } from "./operation/process-log.ts";

export interface Settings {
  host: string;
  port: number;
  database: DatabaseLocation;
  /** Keys the digests of requests; `null`: the database contains the key. */
  secret: Uint8Array | null;
  /** Whether the chat is on at the start and after a reset of the switches. */
  chat: boolean;
  /** The other origins whose pages may call the sandbox. */
  origins: readonly string[];
  uploadQuota: UploadQuota;
  /** The proxies on other machines whose `X-Forwarded-For` counts. */
  proxies: BlockList;
  /** How the process writes its log. */
  log: LogFormat;
}

const MEGABYTE = 1024 * 1024;
const DATA = fileURLToPath(new URL("../data", import.meta.url));

/**
 * Reads `PORT` (4000), `HOST` (127.0.0.1), `DATABASE_URL` (PostgreSQL), `SANDBOX_DATA` (the folder of the embedded
 * database, `apps/sandbox/data`), `SANDBOX_SECRET` (64 hex digits), `SANDBOX_CHAT` (`off`: no chat),
 * `SANDBOX_ORIGINS` (origins, separated by spaces), `SANDBOX_UPLOAD_MB` (files of the chat: of a customer in an hour,
 * from an address in an hour, and stored in all), `SANDBOX_PROXIES` (addresses and networks of proxies on other machines, separated by spaces) and
 * `SANDBOX_LOG` (`json`: one object a line).
 * @throws when PORT, SANDBOX_SECRET, SANDBOX_UPLOAD_MB, SANDBOX_LOG, a proxy or an origin is invalid.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment["PORT"] || 4000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is invalid: ${environment["PORT"]}.`);
  const url = environment["DATABASE_URL"];
  return {
    host: environment["HOST"] || "127.0.0.1",
    port,
    chat: environment["SANDBOX_CHAT"] !== "off",
    origins: readOrigins(environment["SANDBOX_ORIGINS"] ?? ""),
    database: url
      ? { kind: "postgresql", url }
      : { kind: "folder", folder: environment["SANDBOX_DATA"] || DATA },
    secret: parseSecret(environment["SANDBOX_SECRET"]),
    uploadQuota: readQuota(environment["SANDBOX_UPLOAD_MB"]),
    proxies: readProxies(environment["SANDBOX_PROXIES"] ?? ""),
    log: readLogFormat(environment["SANDBOX_LOG"] || "text"),
  };
}

/** Origins as browsers send them. */
function readOrigins(text: string): string[] {
  const origins = text.split(/\s+/).filter((origin) => origin !== "");
  for (const origin of origins)
    if (URL.parse(origin)?.origin !== origin)
      throw new Error(`SANDBOX_ORIGINS has no origin such as https://wallet.example: ${origin}.`);
  return origins;
}

function readLogFormat(text: string): LogFormat {
  if (text !== "text" && text !== "json") throw new Error(`SANDBOX_LOG is text or json, not ${text}.`);
  return text;
}

function readQuota(text: string | undefined): UploadQuota {
  if (!text) return UPLOAD_QUOTA;
  const [customer = 0, address = 0, all = 0, ...more] = text
    .split(",")
    .map((part) => Number(part) * MEGABYTE);
  // Comparing with NaN is false.
  if (!(Math.min(customer, address, all) > 0) || more.length > 0)
    throw new Error(`SANDBOX_UPLOAD_MB is invalid: ${text}. It is three numbers, as 100,300,10000.`);
  return { customer, address, all };
}
