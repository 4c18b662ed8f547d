import type { IncomingMessage, ServerResponse } from "node:http";
import type { ProxyOptions } from "vite";
import { BACKEND_PATHS } from "./backend-paths.ts";
import { readRequestPath } from "./request-path.ts";

/**
 * How the development server forwards the backend's paths: the same paths as the local server of a built site, and no
 * others.
 */
export function developmentProxy(target: string): Record<string, ProxyOptions> {
  // The backend gets the caller's address as the last one in `X-Forwarded-For`.
  const options = { target, bypass: refuseUnreadable, xfwd: true };
  return Object.fromEntries(BACKEND_PATHS.map((path) => [path, { ...options, ws: path === "/socket.io" }]));
}

/** Answers 400 to a path that fails to parse; one that only begins like the backend's (`/apiary`) is the page's. */
function refuseUnreadable(incoming: IncomingMessage, outgoing: ServerResponse | undefined) {
  const path = readRequestPath(incoming.url);
  if (path?.isBackend === true) return undefined;
  // A socket request has no response to write to: `false` ends it.
  if (outgoing === undefined) return false;
  if (path === null) outgoing.writeHead(400).end();
  return incoming.url;
}
