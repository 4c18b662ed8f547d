import { HEADERS } from "@member-wallet/api/wire";
import { UploadByFetch } from "./upload-by-fetch.ts";

const IDEMPOTENCY_KEY = HEADERS.idempotencyKey;

/** How a write ends: at the server, on the way to it, or on the way back. */
export type How =
  | "answered"
  /** Refused for good under its key. */
  | "refused"
  | "lost-before"
  | "lost-after"
  | "busy"
  | "gateway-before"
  | "gateway-after"
  | "signed-out";

interface Write {
  readonly page: number;
  readonly key: string;
  deliver(): Promise<Response>;
  resolve(response: Response): void;
  reject(failure: Error): void;
}

const LOST = () => new TypeError("Failed to fetch");
const json = (status: number, message: string, headers = {}) =>
  new Response(JSON.stringify({ message }), { status, headers });

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

/** Its body has arrived too. */
async function whole(response: Response): Promise<Response> {
  const { status, headers } = response;
  return new Response(await response.arrayBuffer(), { status, headers });
}

/** The line between the pages of a browser and a server at `origin`: it holds each write until the test ends it. */
export function openLine(origin: string, knowsKeys: boolean, tokenOf: (token: string) => string) {
  const direct = globalThis.fetch;
  const writes: Write[] = [];
  const alive = new Map<number, () => boolean>();
  const refused = new Set<string>();
  /** How often each key was sent, and how often the server then said that it was done. */
  const sent = new Map<string, number>();
  const done = new Map<string, number>();
  let reachable = true;
  let busy = 0;

  const never = new Promise<Response>(() => {});

  function throughLine(page: number, path: string, init: RequestInit): Promise<Response> {
    // A page that is gone sends nothing, and hears nothing.
    if (alive.get(page)?.() !== true) return never;
    const headers = new Headers(init.headers);
    headers.set("Authorization", `Bearer ${tokenOf(headers.get("Authorization") ?? "")}`);
    const key = headers.get(IDEMPOTENCY_KEY);
    if (!knowsKeys) headers.delete(IDEMPOTENCY_KEY);
    const { method, body } = init;
    const call = () =>
      tracked(async () => whole(await direct(origin + path, { method, body, headers } as RequestInit)));
    if (key === null) return reachable ? call() : Promise.reject(LOST());
    count(sent, key);
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener("abort", () => reject(LOST()));
      writes.push({ page, key, deliver: () => delivered(key, call), resolve, reject });
    });
  }

  async function tracked<Value>(work: () => Promise<Value>): Promise<Value> {
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
    }
  }

  async function delivered(key: string, call: () => Promise<Response>): Promise<Response> {
    if (refused.has(key)) return json(400, "NO", echo(key));
    const response = await call();
    const answer = (await response.clone().json()) as { success?: boolean };
    if (response.ok && answer.success !== false) count(done, key);
    return response;
  }

  const echo = (key: string): Record<string, string> => (knowsKeys ? { [IDEMPOTENCY_KEY]: key } : {});

  const { XMLHttpRequest } = globalThis;
  // Uploads are on the line too.
  globalThis.XMLHttpRequest = UploadByFetch as unknown as typeof XMLHttpRequest;
  globalThis.fetch = (input, init = {}) => {
    const page = typeof input === "string" ? /^http:\/\/page-(\d+)\.test(.*)$/.exec(input) : null;
    return page ? throughLine(Number(page[1]), page[2] ?? "", init) : direct(input, init);
  };

  return {
    writes,
    sent,
    done,
    /** The address of a page's server. */
    join(page: number, isAlive: () => boolean): string {
      alive.set(page, isAlive);
      return `http://page-${page}.test`;
    },
    setReachable: (value: boolean) => void (reachable = value),
    isBusy: () => busy > 0,
    async end(at: number, how: How): Promise<void> {
      const [write] = writes.splice(at % Math.max(writes.length, 1), 1);
      if (!write) return;
      const { key, deliver, resolve, reject } = write;
      switch (how) {
        case "answered":
          return resolve(await deliver());
        case "refused":
          if (!done.has(key)) refused.add(key);
          return resolve(await deliver());
        case "lost-before":
          return reject(LOST());
        case "lost-after":
          await deliver();
          return reject(LOST());
        case "busy":
          return resolve(json(409, "REQUEST_LIMIT", echo(key)));
        case "gateway-before":
          return resolve(new Response("<html>", { status: 502 }));
        case "gateway-after":
          await deliver();
          return resolve(new Response("<html>", { status: 502, headers: echo(key) }));
        case "signed-out":
          return resolve(json(401, "invalid-token"));
      }
    },
    close() {
      globalThis.fetch = direct;
      globalThis.XMLHttpRequest = XMLHttpRequest;
    },
  };
}
