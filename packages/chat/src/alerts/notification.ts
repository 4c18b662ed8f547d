/** The one notification of the chat: a later one takes its place. The service worker tells a page that it was pressed. */
const TAG = "member-wallet chat";

/** In milliseconds: of tabs that get the same message, one that is seen goes first, and one notifies. */
const SEEN_FIRST = 300;
const ONE_TAB_FOR = 2_000;

/** Of a page without a service worker. */
let own: Notification | null = null;

const wait = (time: number) => new Promise((done) => setTimeout(done, time));
const isSeen = () => document.visibilityState === "visible";

interface NotificationOf {
  /** Whether there is still something unread in this conversation. */
  readonly isWanted: () => boolean;
  readonly onPress: () => void;
}

/**
 * Shows a notification, once among this browser's tabs, unless one of them is seen. It says no word of the conversation.
 * @param language of the text, as in `lang`.
 */
export async function showNotification(
  text: string,
  language: string,
  { isWanted, onPress }: NotificationOf,
): Promise<void> {
  if (!isSeen()) await wait(SEEN_FIRST);
  await navigator.locks.request(TAG, { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    // The permission may be gone: the title has the count.
    if (!isSeen() && isWanted()) await show(text, language, onPress).catch(() => undefined);
    // It was read, or the session ended, meanwhile.
    if (isSeen() || !isWanted()) await closeNotification();
    await wait(ONE_TAB_FOR);
  });
}

/** Android shows only those of a service worker, whose press comes back as a message. */
async function show(text: string, language: string, onPress: () => void) {
  const options = { tag: TAG, lang: language, renotify: true };
  const worker = await registration();
  if (worker) return worker.showNotification(text, options);
  own = new Notification(text, options);
  own.addEventListener("click", () => {
    window.focus();
    onPress();
  });
}

/** Takes the notification away. */
export async function closeNotification(): Promise<void> {
  own?.close();
  own = null;
  const shown = await (await registration())?.getNotifications({ tag: TAG });
  for (const notification of shown ?? []) notification.close();
}

/** Calls back when the customer presses a notification of the service worker. Returns what ends that. */
export function onWorkerPress(listener: () => void): () => void {
  const hear = ({ data }: MessageEvent) => {
    if (data === TAG) listener();
  };
  navigator.serviceWorker?.addEventListener("message", hear);
  return () => navigator.serviceWorker?.removeEventListener("message", hear);
}

/** The page's active service worker; `undefined` where there is none, or the browser refuses it. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  const found = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  return found?.active ? found : undefined;
}
