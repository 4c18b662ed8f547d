import type { IdempotencyKey } from "@member-wallet/api";
import type { Session } from "../../session/session.ts";
import type { Act } from "./act.ts";
import { joinAct } from "./join-act.ts";
import type { ActStorage } from "./record-options.ts";
import { readStoredAct, writeAct } from "./stored-acts.ts";

/** Tells this browser's other tabs that acts have changed. */
export type ActChannel = Pick<BroadcastChannel, "postMessage"> & {
  addEventListener(type: "message", listener: () => void): void;
};

/**
 * Stores the acts under their member's id beside the token: known before the first answer, and read for no one else.
 * Each has a key of its own, so that a tab writes over no act but the one that it changes.
 * @param channel `null` in browsers without channels; @param onOthersChange tells when other tabs may have changed them.
 */
export function createActStorage(
  session: Session,
  channel: ActChannel | null,
  onOthersChange: (listener: () => void) => void,
): ActStorage {
  /** Those of a member whose name is not known yet. */
  let unnamed: readonly Act[] = [];
  /** Those that this page has read or written last. */
  let known: ReadonlyMap<IdempotencyKey, Act> = new Map();

  function write(before: readonly Act[], after: readonly Act[]) {
    const member = session.member();
    if (member === null) return void (unnamed = after);
    const storage = session.storage();
    const changed = after.filter((act) => !before.includes(act));
    const gone = before.filter(({ key }) => !after.some((act) => act.key === key));
    for (const act of changed) storage.write(`acts ${act.key}`, writeAct(member, act));
    for (const { key } of gone) storage.remove(`acts ${key}`);
    known = byKey(after);
    if (changed.length + gone.length > 0) channel?.postMessage(null);
  }

  function stored(): readonly Act[] {
    const member = session.member();
    if (member === null) return unnamed;
    const storage = session.storage();
    return storage
      .keys()
      .flatMap((key) => (key.startsWith("acts ") && readStoredAct(storage.read(key), member)) || [])
      .toSorted((a, b) => a.began - b.began);
  }

  const join = (acts: readonly Act[]) => acts.map((act) => joinAct(known.get(act.key) ?? act, act));

  function read(): readonly Act[] {
    const acts = join(stored());
    known = byKey(acts);
    return acts;
  }

  read();
  return {
    read,
    isNamed: () => session.member() !== null,
    write,
    subscribe(listener) {
      const hear = () => {
        const acts = stored();
        write(acts, join(acts));
        listener();
      };
      channel?.addEventListener("message", hear);
      onOthersChange(hear);
      session.subscribe(({ kind }) => {
        if (kind !== "entered" && kind !== "named" && kind !== "left") return;
        const begun = unnamed;
        unnamed = [];
        known = new Map();
        const acts = read();
        if (kind === "named") write(acts, [...acts, ...begun]);
        listener();
      });
    },
  };
}

function byKey(acts: readonly Act[]): ReadonlyMap<IdempotencyKey, Act> {
  return new Map(acts.map((act) => [act.key, act]));
}
