import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** A site of which one page comes in two pieces, as on a slow line. */
export interface PageInPieces {
  readonly url: string;
  /** Sends the second piece. */
  sendRest(): void;
  close(): void;
}

/** Serves a site again; the page at `path` stops behind the first `end` of its body until its rest is sent. */
export async function servePageInPieces(site: string, path: string, end: string): Promise<PageInPieces> {
  const rest = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    void (async () => {
      const response = await fetch(site + (asked.url ?? "/"));
      answer.writeHead(response.status, {
        "content-type": response.headers.get("content-type") ?? "text/plain",
        "content-security-policy": response.headers.get("content-security-policy") ?? "",
      });
      if (asked.url !== path) {
        answer.end(Buffer.from(await response.arrayBuffer()));
        return;
      }
      const html = await response.text();
      const cut = html.indexOf(end, html.indexOf("<body")) + end.length;
      answer.write(html.slice(0, cut));
      await rest.promise;
      answer.end(html.slice(cut));
    })();
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendRest: rest.resolve,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
