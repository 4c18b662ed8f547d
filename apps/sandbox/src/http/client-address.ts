import { isIP, isIPv6 } from "node:net";
import type { SandboxContext } from "./env.ts";

/** The groups of an IPv6 address that identify its owner: providers assign a /64. */
const OWNER_GROUPS = 4;

/**
 * The client's address, for limits per address; of IPv6 the network (/64). `X-Forwarded-For` counts only from a proxy on
 * this machine: anybody else can forge it.
 */
export function clientAddress(c: SandboxContext): string {
  return addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header("X-Forwarded-For"));
}

/** The address that `clientAddress` returns, from the connection's other end and the header. */
export function addressOf(remoteAddress: string | undefined, forwardedFor: string | undefined): string {
  const peer = unmapped(remoteAddress ?? "");
  // The proxy on this machine wrote the last entry.
  const forwarded = unmapped(forwardedFor?.split(",").at(-1)?.trim() ?? "");
  return network(isLoopback(peer) && isIP(forwarded) !== 0 ? forwarded : peer);
}

function isLoopback(address: string): boolean {
  // Without a connection the call comes from this process.
  return address === "" || address === "::1" || address.startsWith("127.");
}

/** Unwraps an IPv4 address that is mapped into IPv6. */
function unmapped(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array<string>(missing).fill("0"), ...rest].slice(0, OWNER_GROUPS).join(":");
}
