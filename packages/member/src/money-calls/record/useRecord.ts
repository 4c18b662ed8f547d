import { useSyncExternalStore } from "react";
import { useStore } from "react-redux";
import { readServer } from "@member-wallet/api";
import { useSession } from "../../session/SessionContext.tsx";
import { draftsOf } from "../../session/drafts/create-drafts.ts";
import type { Session } from "../../session/session.ts";
import { useService } from "../../site/useService.ts";
import type { Store } from "../../store/store.ts";
import type { Act } from "./act.ts";
import { createActStorage } from "./act-storage.ts";
import { lookAtMoney } from "./look-at-money.ts";
import { lookUpAct } from "./look-up-act.ts";
import { createRecord } from "./create-record.ts";
import type { ActRecord } from "./record.ts";
import { RecordContext } from "./RecordContext.ts";
import { sendAct } from "./send-act.ts";

/** The record of this member's money on its way. */
export function useRecord(): ActRecord {
  const store = useStore() as unknown as Store;
  const session = useSession();
  return useService(RecordContext)(() => recordOf(store, session));
}

/** The member's acts. */
export function useActs(): readonly Act[] {
  const record = useRecord();
  return useSyncExternalStore(record.subscribe, record.acts);
}

function recordOf(store: Store, session: Session): ActRecord {
  const channel = typeof BroadcastChannel === "function" ? new BroadcastChannel("member-wallet-acts") : null;
  // Made first: it has what an earlier page stored before the record drops what is done.
  const drafts = draftsOf(session);
  return createRecord({
    drafts,
    storage: createActStorage(session, channel, onOthersChange),
    sender: (asked) => sendAct(asked, store),
    lookUp: (act, acts) => lookUpAct(act, acts, store),
    look: (act, acts) => lookAtMoney(act, acts, store),
    knowsKeys: () => store.dispatch(readServer()).knowsKeys,
    refused: () => store.dispatch(readServer()).refused,
    now: () => store.dispatch(readServer()).now,
    session: session.epoch,
    alone,
    seen,
    wait: seenAfterOrAgain,
  });
}

/** Runs a job while no other tab runs one of this name, or, where the browser can't see to that, all the same. */
export async function alone<Result>(
  name: string,
  job: (isAlone: boolean) => Promise<Result>,
): Promise<Result> {
  let running: Promise<Result> | undefined;
  try {
    await navigator.locks.request(`member-wallet-act ${name}`, () => (running = job(true)));
  } catch {
    // Missing, refused, or the job failed, which its caller hears below.
  }
  return running ?? job(false);
}

function isVisible() {
  return document.visibilityState === "visible";
}

/** Calls when other tabs may have changed the acts: their message may arrive before their change does. */
function onOthersChange(listener: () => void) {
  document.addEventListener("visibilitychange", () => {
    if (isVisible()) listener();
  });
  window.addEventListener("storage", ({ key }) => {
    if (key === null || key.startsWith("acts ")) listener();
  });
}

/** How long something stands on the page until the member has seen it, in milliseconds. */
const SEEN_AFTER = 1_000;

/** Resolves once the member has seen what stands on the page. */
export const seenOnPage = (): Promise<void> => seenAfter(SEEN_AFTER);

/** Resolves after so many milliseconds, once the page is seen. */
export async function seenAfter(milliseconds: number): Promise<void> {
  await new Promise((done) => setTimeout(done, milliseconds));
  await seen();
}

/** Resolves once the page is seen. */
async function seen(): Promise<void> {
  if (isVisible()) return;
  await new Promise<void>((done) => {
    const onChange = () => {
      if (!isVisible()) return;
      document.removeEventListener("visibilitychange", onChange);
      done();
    };
    document.addEventListener("visibilitychange", onChange);
  });
}

/** Resolves after so many milliseconds, once the page is seen; at once when the member comes back to it. */
async function seenAfterOrAgain(milliseconds: number): Promise<void> {
  const again = new AbortController();
  const back = new Promise<void>((done) => {
    const onChange = () => isVisible() && done();
    document.addEventListener("visibilitychange", onChange, { signal: again.signal });
  });
  await Promise.race([seenAfter(milliseconds), back]);
  again.abort();
}
