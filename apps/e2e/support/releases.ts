import { once } from "node:events";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { CACHING, removalWorker, serveSite, WORKER_FILE } from "@member-wallet/site-build/releases";
import { ROOT } from "@member-wallet/tools/root";
import { RELEASES, SANDBOX, type SiteName } from "./addresses.ts";
import { makeRelease } from "./make-release.ts";

const FOLDER = `${ROOT}apps/e2e/.cache/releases/${RELEASES.port}`;
/** The releases that this worker has made: each serves all of its journeys. */
const made = new Map<string, Promise<string>>();

/** How the server answers a file instead of sending it. */
export type Failure = "404" | "500" | "html" | "cut" | "silence";

/** A site whose releases change while pages are open. */
export interface ReleasedSite {
  /** Serves another release from now on; its mark is one character. */
  publish(mark: string): Promise<void>;
  /** Publishes a release whose worker removes itself. */
  publishWithoutWorker(mark: string): Promise<void>;
  /** Fails files whose path matches, until `null`. */
  fail(files: RegExp | null, failure?: Failure): void;
  /** Cuts the next file whose path matches. */
  cutNext(files: RegExp): void;
  /** The paths that were asked for since the last call. */
  asked(): string[];
  close(): void;
}

export async function startReleases(site: SiteName): Promise<ReleasedSite> {
  let current: Server | null = null;
  let served = "";
  let failing: { files: RegExp; failure: Failure; onlyNext?: boolean } | null = null;
  let silent: (() => void)[] = [];
  let paths: string[] = [];

  const front = createServer((incoming, outgoing) => {
    const path = incoming.url ?? "/";
    paths.push(path);
    const send = () => void current?.emit("request", incoming, outgoing);
    if (failing?.files.test(path) !== true) return send();
    const { failure, onlyNext = false } = failing;
    if (onlyNext) failing = null;
    if (failure === "cut") sendCut(join(served, path), outgoing);
    else if (failure === "silence") silent.push(send);
    else failWith(failure, outgoing);
  });
  // The chat's socket.
  front.on("upgrade", (...connection) => void current?.emit("upgrade", ...connection));
  front.listen(RELEASES.port, "localhost");
  await once(front, "listening");

  async function publish(folder: string) {
    const next = await serveSite({ folder, port: 0, apiOrigin: SANDBOX.url });
    current?.close();
    current = next;
    served = folder;
  }

  return {
    publish: async (mark) => publish(await folderOf(site, mark, true)),
    publishWithoutWorker: async (mark) => publish(await folderOf(site, mark, false)),
    fail(files, failure = "404") {
      failing = files === null ? null : { files, failure };
      const waiting = silent;
      silent = [];
      waiting.forEach((send) => send());
    },
    cutNext(files) {
      failing = { files, failure: "cut", onlyNext: true };
    },
    asked() {
      const since = paths;
      paths = [];
      return since;
    },
    close() {
      for (const server of [front, current]) {
        server?.close();
        server?.closeAllConnections();
      }
    },
  };
}

/** The folder of a release; without the worker, its worker removes itself, and its pages register none. */
function folderOf(site: SiteName, mark: string, hasWorker: boolean): Promise<string> {
  const folder = join(FOLDER, site, hasWorker ? mark : `${mark}-without-worker`);
  const release = made.get(folder) ?? make();
  made.set(folder, release);
  return release;

  async function make() {
    makeRelease(join(ROOT, "apps", site, "dist"), folder, mark);
    if (!hasWorker) {
      writeFileSync(join(folder, WORKER_FILE), await removalWorker(ROOT));
      switchWorkerOff(join(folder, "assets"));
    }
    return folder;
  }
}

/** Sets the setting of `VITE_SERVICE_WORKER=off` in the scripts of a build: its pages register no worker. */
function switchWorkerOff(assets: string) {
  const switched = readdirSync(assets).filter((name) => {
    const code = name.endsWith(".js") ? readFileSync(join(assets, name), "utf8") : "";
    const off = code.replace("serviceWorker:!0", "serviceWorker:!1");
    if (off !== code) writeFileSync(join(assets, name), off);
    return off !== code;
  });
  if (switched.length !== 1) throw new Error(`${switched.length} scripts of the build switch the worker on.`);
}

/** What a server or proxy sends that loses the end of a file: the browser may cache it like the whole one. */
/** Sends a script that is cut before its exports, and so runs without an error. */
function sendCut(path: string, outgoing: ServerResponse) {
  const code = readFileSync(path, "utf8");
  outgoing.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": CACHING.asset });
  outgoing.end(code.slice(0, code.lastIndexOf("export{")));
}

function failWith(failure: Exclude<Failure, "silence" | "cut">, outgoing: ServerResponse) {
  const html = failure === "html";
  outgoing.writeHead(html ? 200 : Number(failure), { "Content-Type": html ? "text/html" : "text/plain" });
  outgoing.end(html ? "<!doctype html><title>x</title>" : "");
}
