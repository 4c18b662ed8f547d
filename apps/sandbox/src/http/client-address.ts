import { isIP, isIPv6 } from "node:net";
import type { SandboxContext } from "../context.ts";

/** Of an address of IPv6, the part that names a connection's owner: each gets a block of addresses this large. */
const OWN_GROUPS = 4;

/**
 * Where a call comes from, for limits that are per address; of IPv6 the network (/64). A server on this machine that
 * passes calls on says so with `X-Forwarded-For`; from elsewhere that header is anybody's claim, and not read.
 */
export function clientAddress(c: SandboxContext): string {
  const peer = plain(c.env?.incoming?.socket.remoteAddress ?? "");
  // The last entry is the one that the server on this machine wrote.
  const forwarded = plain(c.req.header("X-Forwarded-For")?.split(",").at(-1)?.trim() ?? "");
  return network(isLoopback(peer) && isIP(forwarded) !== 0 ? forwarded : peer);
}

function isLoopback(address: string): boolean {
  // Without a connection the app is called in this very process.
  return address === "" || address === "::1" || address.startsWith("127.");
}

/** An address of IPv4 as such, however the system wrote it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(missing).fill("0"), ...rest].slice(0, OWN_GROUPS).join(":");
}
