import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";

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
      const { status, headers, body } = await fetch(site + (asked.url ?? "/"));
      answer.writeHead(status, {
        "content-type": headers.get("content-type") ?? "text/plain",
        "content-security-policy": headers.get("content-security-policy") ?? "",
      });
      if (asked.url !== path) {
        if (body === null) answer.end();
        else Readable.fromWeb(body).pipe(answer);
        return;
      }
      const html = await new Response(body).text();
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
