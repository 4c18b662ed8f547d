/**
 * Serves a built site as a good static host would: compressed, with the site's own `_headers`, the HTML file of a page or
 * `index.html` for every address, and forwarding the backend's paths. For local use only.
 * `node packages/site-build/src/serve.ts apps/thai/dist 5173`, with `API_ORIGIN` as the backend.
 */
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { passOn, passOnUpgrade } from "./backend-proxy.ts";
import { headersFor, readHeadersFile } from "./headers-file.ts";
import { readRequestPath } from "./request-path.ts";
import { isForDocuments } from "./security-headers.ts";
import { ASSETS, CACHING } from "./site-addresses.ts";
import { BAD_REQUEST, NOT_ALLOWED, readSite } from "./static-files.ts";

export interface ServeSettings {
  folder: string;
  /** 0 lets the system choose. */
  port: number;
  apiOrigin: string;
}

/** Starts serving; rejects when the port is taken or the folder contains no built site. */
export async function serveSite({ folder, port, apiOrigin }: ServeSettings): Promise<Server> {
  const root = resolve(folder);
  const rules = readHeadersFile(readFileSync(join(root, "_headers"), "utf8"));
  const siteHeaders = (path: string, status: number) => {
    const headers = headersFor(rules, path);
    if (status >= 400 || !path.startsWith(ASSETS)) return headers;
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !isForDocuments(name)));
  };
  const answer = readSite(root);
  const backend = new URL(apiOrigin);

  const server = createServer((incoming, outgoing) => {
    const path = readRequestPath(incoming.url);
    if (path?.isBackend === true) return passOn(backend, incoming, outgoing);
    const isReading = incoming.method === "GET" || incoming.method === "HEAD";
    const { status, headers, body } =
      path === null ? BAD_REQUEST : isReading ? answer(path.decoded, incoming.headers) : NOT_ALLOWED;
    outgoing.writeHead(status, {
      ...headers,
      ...siteHeaders(path?.decoded ?? "/", status),
      // A cached 404 for a chunk missed during a release would stay for that browser.
      ...(status >= 400 && { "Cache-Control": CACHING.missing }),
      ...(status !== 304 && { "Content-Length": body.length }),
    });
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
  });
  server.on("upgrade", (incoming, socket, head) => {
    if (readRequestPath(incoming.url)?.isBackend === true) passOnUpgrade(backend, incoming, socket, head);
    else socket.destroy();
  });

  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "localhost", done);
  });
  return server;
}

if (import.meta.main) {
  const [folder, port] = process.argv.slice(2);
  if (!folder || !port) {
    console.error("Usage: node serve.ts <folder> <port>");
    process.exit(2);
  }
  const server = await serveSite({
    folder,
    port: Number(port),
    apiOrigin: process.env["API_ORIGIN"] ?? "http://localhost:4000",
  });
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
}
