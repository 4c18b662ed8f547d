/** The site's worker, at the same address in every release. */
const WORKER = "/service-worker.js";
/** How long a worker may take to say which release it has, in milliseconds. */
const ANSWER_MS = 10_000;

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

/**
 * Registers the site's worker; `null` where the browser has none or refuses it, as in private windows: the page works
 * without. The browser asks for a new one past its own cache.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  try {
    const registration = await navigator.serviceWorker.register(workerAddress(), { updateViaCache: "none" });
    void storeLoaded();
    return registration;
  } catch {
    return null;
  }
}

/** The worker's address, by the one Trusted Types policy that passes no other. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("service-worker", {
    createScriptURL(address) {
      if (address !== WORKER) throw new TypeError(`${address} is not the site's worker.`);
      return address;
    },
  });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

/** The worker also stores what the page loaded before it: texts of another language, for a start without a line. */
async function storeLoaded(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin }) => origin === window.location.origin);
  active?.postMessage({ loaded: own.map(({ pathname }) => pathname) });
}

/** The script with which the pages of a worker's release begin; `null` when it doesn't answer. */
export function entryOf(worker: ServiceWorker): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => resolve(typeof data === "string" ? data : null));
    port1.start();
    worker.postMessage("entry", [port2]);
    setTimeout(() => resolve(null), ANSWER_MS);
  });
}

/** The script with which this page began. */
export function ownEntry(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? null : new URL(script.src).pathname;
}
