import { BlockList, isIP, isIPv6 } from "node:net";
import type { SandboxContext } from "./env.ts";

/** The groups of an IPv6 address that identify its owner: providers assign a /64. */
const OWNER_GROUPS = 4;

let proxies = new BlockList();

/** Names the proxies on other machines, by address or network; sockets and calls of this process trust their header. */
export function trustProxies(trusted: BlockList): void {
  proxies = trusted;
}

/**
 * Reads addresses and networks (`10.0.0.7`, `172.28.0.0/24`), separated by spaces.
 * @throws where one is neither.
 */
export function readProxies(text: string): BlockList {
  const list = new BlockList();
  for (const each of text.split(/\s+/).filter((part) => part !== "")) {
    const [address = "", bits, ...more] = each.split("/");
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    const length = bits === undefined ? (family === "ipv6" ? 128 : 32) : Number(bits);
    const isNetwork = Number.isInteger(length) && length >= 1 && length <= (family === "ipv6" ? 128 : 32);
    if (isIP(address) === 0 || !isNetwork || more.length > 0)
      throw new Error(`SANDBOX_PROXIES has no address or network such as 172.28.0.0/24: ${each}.`);
    list.addSubnet(address, length, family);
  }
  return list;
}

/**
 * The client's address, for limits per address; of IPv6 the network (/64). `X-Forwarded-For` counts only from a proxy on
 * this machine or a trusted one: anybody else can forge it.
 */
export function clientAddress(c: SandboxContext): string {
  return addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header("X-Forwarded-For"));
}

/** The origin that the client called, with the scheme that a trusted proxy names in `X-Forwarded-Proto`. */
export function calledOrigin(c: SandboxContext): string {
  const { protocol, host } = new URL(c.req.url);
  const isForwarded = isProxy(unmapped(c.env?.incoming?.socket.remoteAddress ?? ""));
  const isSecure = isForwarded && c.req.header("X-Forwarded-Proto") === "https";
  return `${isSecure ? "https:" : protocol}//${host}`;
}

/** The address that `clientAddress` returns, from the connection's other end and the header. */
export function addressOf(remoteAddress: string | undefined, forwardedFor: string | undefined): string {
  const peer = unmapped(remoteAddress ?? "");
  // The proxy wrote the last entry.
  const forwarded = unmapped(forwardedFor?.split(",").at(-1)?.trim() ?? "");
  return network(isProxy(peer) && isIP(forwarded) !== 0 ? forwarded : peer);
}

function isProxy(address: string): boolean {
  return isLoopback(address) || proxies.check(address, isIPv6(address) ? "ipv6" : "ipv4");
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
