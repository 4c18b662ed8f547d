import { parseArgs } from "node:util";
import { type Area, AREAS } from "@member-wallet/api/calls";
import type { ConformanceOptions } from "./conformance.ts";

/** Names the password's environment variable: a command line is seen by other users of a machine. */
const PASSWORD_VARIABLE = "CONFORMANCE_PASSWORD";

export const USAGE = `npm run conformance -- --url https://backend.example [--phone 0812345678 --password …] [--write] [--socket] [--origin https://wallet.example] [--only Wallet,QR] [--strict] [--json | --junit]

Sends the calls as the sites do, and says of each what the sites would do with its answer:

  accepted   as described
  warning    odd, but read: the place, and what was expected there
  refused    the member would see an error, or nothing
  skipped    not sent, and why

  --url       the backend's origin: scheme and host, without /api
  --phone     the phone of a test member; without one, only calls for anyone are sent
  --password  the member's password, or the environment variable ${PASSWORD_VARIABLE}
  --write     also moves one baht of the member from the wallet into a game and back
  --socket    also connects to the chat's socket, as a guest
  --origin    also checks CORS, for a site of this origin
  --only      sends the reads of these areas alone: ${Object.keys(AREAS).join(", ")}
  --strict    ends with 1 on a warning, too
  --json      prints the findings for a program
  --junit     prints them as JUnit's XML, for a CI server

Without --write it only reads. It prints no token and nothing of the member. What it
doesn't check is among the skipped. It ends with 1 if a call is refused, and with 2 if the options are wrong.`;

export type ReportFormat = "text" | "json" | "junit";

/** What a command line asks for. */
export type Arguments =
  | {
      readonly kind: "check";
      readonly options: ConformanceOptions;
      readonly strict: boolean;
      readonly format: ReportFormat;
    }
  | { readonly kind: "help" }
  /** `problem` names the option. */
  | { readonly kind: "wrong"; readonly problem: string };

const wrong = (problem: string): Arguments => ({ kind: "wrong", problem });

/** Reads the options of a command line; the password may be in the environment. */
export function readArguments(given: readonly string[], environment: NodeJS.ProcessEnv): Arguments {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(given);
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
  const { url, phone, write, strict, json, junit, socket, help } = values;
  const password = values.password ?? (phone === undefined ? undefined : environment[PASSWORD_VARIABLE]);
  if (help) return { kind: "help" };
  if (url === undefined) return wrong("--url is missing");
  const origin = originOf(url);
  if (origin === null)
    return wrong("--url is an origin with its scheme, without /api: https://backend.example");
  const site = values.origin === undefined ? null : originOf(values.origin);
  if (values.origin !== undefined && site === null)
    return wrong("--origin is an origin with its scheme: https://wallet.example");
  const areas = values.only === undefined ? null : areasOf(values.only);
  if (typeof areas === "string") return wrong(`--only knows no area ${areas}`);
  if (json && junit) return wrong("--json and --junit exclude each other");
  if (phone !== undefined && password === undefined) {
    return wrong(`--password is missing, or the environment variable ${PASSWORD_VARIABLE}`);
  }
  if (phone === undefined && password !== undefined) return wrong("--phone is missing");
  if (phone === undefined && write) return wrong("--write needs a member: --phone is missing");
  const member = phone === undefined || password === undefined ? null : { username: phone, password };
  const format = json ? "json" : junit ? "junit" : "text";
  return { kind: "check", options: { url: origin, member, write, socket, site, areas }, strict, format };
}

const parse = (given: readonly string[]) =>
  parseArgs({
    args: [...given],
    options: {
      url: { type: "string" },
      phone: { type: "string" },
      password: { type: "string" },
      write: { type: "boolean", default: false },
      strict: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      junit: { type: "boolean", default: false },
      socket: { type: "boolean", default: false },
      origin: { type: "string" },
      only: { type: "string" },
      help: { type: "boolean", default: false },
    },
  }).values;

/** The areas of a list such as "wallet,QR", in any case; the name of the first that is none. */
function areasOf(list: string): readonly Area[] | string {
  const areas: Area[] = [];
  for (const name of list.split(",")) {
    const found = (Object.keys(AREAS) as Area[]).find(
      (area) => area.toLowerCase() === name.trim().toLowerCase(),
    );
    if (found === undefined) return name;
    areas.push(found);
  }
  return areas;
}

/** The origin of an address that is nothing but an origin. */
function originOf(text: string): string | null {
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin ? url.origin : null;
}
