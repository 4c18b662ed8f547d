/** The one notification of the chat: a later one takes its place. The service worker tells a page that it was pressed. */
const TAG = "member-wallet chat";

/** In milliseconds: of tabs that get the same message, one that is seen goes first, and one notifies. */
const SEEN_FIRST = 300;
const ONE_TAB_FOR = 2_000;

/** Of a page without a service worker. */
let own: Notification | null = null;
const listeners = new Set<() => void>();

const wait = (time: number) => new Promise((done) => setTimeout(done, time));
const isSeen = () => document.visibilityState === "visible";

/**
 * Shows a notification, once among this browser's tabs, unless one of them is seen. It says no word of the conversation.
 * @param language of the text, as in `lang`.
 */
export async function showNotification(text: string, language: string): Promise<void> {
  if (!isSeen()) await wait(SEEN_FIRST);
  await navigator.locks.request(TAG, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    if (!isSeen()) await show(text, language).catch(() => undefined); // The permission is gone: the title has the count.
    await wait(ONE_TAB_FOR);
  });
}

/** Android shows only those of a service worker, whose press comes back as a message. */
async function show(text: string, language: string) {
  const options = { tag: TAG, lang: language, renotify: true };
  const worker = await registration();
  if (worker) return worker.showNotification(text, options);
  own = new Notification(text, options);
  own.addEventListener("click", () => {
    window.focus();
    for (const listener of listeners) listener();
  });
}

/** Takes the notification away. */
export async function closeNotification(): Promise<void> {
  own?.close();
  own = null;
  const shown = await (await registration())?.getNotifications({ tag: TAG });
  for (const notification of shown ?? []) notification.close();
}

/** Calls back when the customer presses the notification. Returns what ends that. */
export function onNotificationPress(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    if (data === TAG) listener();
  };
  listeners.add(listener);
  navigator.serviceWorker?.addEventListener("message", hear);
  return () => {
    listeners.delete(listener);
    navigator.serviceWorker?.removeEventListener("message", hear);
  };
}

/** The page's active service worker; `undefined` where there is none, or the browser refuses it. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return found?.active ? found : undefined;
}
