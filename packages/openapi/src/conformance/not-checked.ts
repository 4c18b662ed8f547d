import { type Call, CALLS, nameOf } from "@member-wallet/api/calls";
import { type Checked, LOG_IN } from "./reads.ts";
import { WRITES } from "./writes.ts";

/** What a site needs of a backend besides answers to calls, and where it shows. */
const BESIDES_CALLS = {
  "Pictures of other origins": "the build names them (VITE_MEDIA_ORIGINS)",
  "Limits of size and rate": "they are the backend's own",
};

/** The parts of a check that are asked for by an option. */
interface Parts {
  readonly reads: readonly Call[];
  readonly write: boolean;
  readonly socket: boolean;
  readonly crossOrigin: boolean;
}

/** What the check leaves out, by name: a backend can be wrong there although nothing is refused. */
export function notChecked({ reads, write, socket, crossOrigin }: Parts): Checked[] {
  const sent = new Set([LOG_IN, ...reads, ...(write ? WRITES : [])]);
  const calls = CALLS.filter((call) => !sent.has(call) && call.endpoint !== null).map(nameOf);
  return [
    { name: "Calls that are not sent", verdict: { kind: "skipped", reason: calls.join(", ") } },
    ...Object.entries({
      ...(socket ? {} : { "The chat's socket": "--socket checks it" }),
      ...(crossOrigin ? {} : { "CORS, for a site of another origin": "--origin checks it" }),
      ...BESIDES_CALLS,
    }).map(([name, reason]): Checked => ({
      name,
      verdict: { kind: "skipped", reason },
    })),
  ];
}
