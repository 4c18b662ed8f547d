import type { Area } from "@member-wallet/api/calls";
import { createStrictCheck } from "../document/strict.ts";
import { connectionProblem, createBackend } from "./backend.ts";
import { checkReads, type Checked, checkRefusedToken, logIn, type Member, READS } from "./reads.ts";
import { refused } from "./verdict.ts";
import { checkCrossOrigin } from "./cross-origin.ts";
import { checkSocket } from "./socket.ts";
import { notChecked } from "./not-checked.ts";
import { checkWrites } from "./writes.ts";

export { READS } from "./reads.ts";

export interface ConformanceOptions {
  /** The backend's origin, without a trailing slash and without `/api`. */
  url: string;
  /** A test member; without one, only the calls that need none are checked. */
  member: Member | null;
  /** Also moves one baht of the member into a game and back. */
  write: boolean;
  /** Also connects to the chat's socket, as a guest. */
  socket?: boolean;
  /** The origin of a site of another origin, whose pages have to be allowed; `null` for none. */
  site?: string | null;
  /** The areas whose reads are sent; `null` for all. */
  areas?: readonly Area[] | null;
}

/** Compiling the schemas takes longer than asking a local backend, so that all checks of a process share it. */
const strict = createStrictCheck();

/** Tells, call by call, what the client would make of a backend's answers. Reads only, unless asked to write. */
export async function checkConformance({
  url,
  member,
  write,
  socket = false,
  site = null,
  areas = null,
}: ConformanceOptions): Promise<Checked[]> {
  const problem = await connectionProblem(url);
  if (problem !== null) return [{ name: url, verdict: refused(`cannot connect (${problem})`) }];
  const send = createBackend(url);
  const reads = areas === null ? READS : READS.filter(({ area }) => areas.includes(area));
  const session = member === null ? null : await logIn(send, strict, member);
  const visit = session?.visit ?? null;
  return [
    ...(session === null ? [] : [session.checked]),
    ...(await checkReads(send, strict, visit, reads)),
    await checkRefusedToken(send),
    ...(write ? await checkWrites(send, strict, visit) : []),
    ...(socket ? await checkSocket(url) : []),
    ...(site === null ? [] : await checkCrossOrigin(url, site)),
    ...notChecked({ reads, write, socket, crossOrigin: site !== null }),
  ];
}
