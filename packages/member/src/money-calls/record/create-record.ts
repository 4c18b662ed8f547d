import {
  cancelDelayed,
  IDEMPOTENCY_KEY_LIFETIME,
  type IdempotencyKey,
  newIdempotencyKey,
} from "@member-wallet/api";
import { type CallOutcome, outcomeOf, type Send } from "../../calls/outcome.ts";
import { type Act, type Asked, isAccepted, isAcceptedSlip, isFollowed, isOpen } from "./act.ts";
import { type ActEvent, afterEvent } from "./after-event.ts";
import { acceptedStand, isCancelled, standOf, unknownStand } from "./answered-stand.ts";
import { followMoney } from "./follow-money.ts";
import type { ActRecord, Begin } from "./record.ts";
import type { RecordOptions } from "./record-options.ts";
import { createPoll } from "./poll.ts";
import { tellOnce } from "./tell-once.ts";

/** How long after it was sent an act is sent again by itself, by the server's clock, in milliseconds. */
const RESENT_FOR = 10 * 60_000;

export function createRecord(options: RecordOptions): ActRecord {
  const { storage, drafts, sender, lookUp, knowsKeys, refused, now, session, alone, wait } = options;
  /** The acts that this page has begun. */
  const here = new Map<IdempotencyKey, Begin<unknown>>();
  /** The acts that this page is sending now. */
  const sending = new Set<IdempotencyKey>();
  /** Those whose sender is gone: they may be sent again, once. */
  const orphaned = new Set<IdempotencyKey>();
  /** Those that wait for their lock, to be sent for the first time. */
  const waiting = new Set<IdempotencyKey>();
  /** Those that this page has known open. */
  const wereOpen = new Set<IdempotencyKey>();
  const listeners = new Set<() => void>();
  let current = session();
  let acts: readonly Act[] = [];
  const money = followMoney(
    options,
    // What it has found is followed.
    (event) => apply(event) && followAll(),
    () => update(storage.read()),
  );

  const find = (key: IdempotencyKey) => storage.read().find((act) => act.key === key);
  const poll = createPoll(wait, look, (key) => money.isClaimed({ key }));
  const { tell, isTelling } = tellOnce(options, find, (event) => void apply(event));

  function apply(event: ActEvent): boolean {
    const before = storage.read();
    const after = afterEvent(before, event, now());
    if (after !== before) storage.write(before, after);
    update(after);
    return after !== before;
  }

  function update(next: readonly Act[]) {
    acts = next;
    for (const act of acts) {
      if (isOpen(act)) wereOpen.add(act.key);
      if (isAccepted(act.stand)) drafts.dropSent(act.key);
    }
    listeners.forEach((listener) => listener());
  }

  /** Sends it and notes the answer. A session that ends meanwhile leaves it to its member's next one. @param of its session. */
  async function send<Data>(key: IdempotencyKey, call: Send<Data>, again: boolean, of = session()) {
    // Its lock was granted late: it would go out under the next session's token.
    if (of !== session()) return { kind: "cancelled" } as const;
    sending.add(key);
    const answer = await call(key, again);
    sending.delete(key);
    if (of !== session()) return { kind: "cancelled" } as const;
    const outcome: CallOutcome<Data> = outcomeOf(answer);
    const stand = standOf(outcome, find(key));
    if (stand !== null) apply({ kind: "answered", key, stand });
    // A slip takes so long to send that it may have arrived.
    else if (isCancelled(answer) && find(key)?.asked.kind === "slip") apply({ kind: "cancelled", key });
    // The first sending of what is sent again may have been carried out.
    else if (isCancelled(answer) && again) apply({ kind: "answered", key, stand: unknownStand(knowsKeys()) });
    else if (isCancelled(answer)) apply({ kind: "taken-back", key });
    return outcome;
  }

  /** Looks an act up, and sends it again where its sender is gone and that is safe; resolves to whether it goes on. */
  async function look(key: IdempotencyKey): Promise<boolean> {
    if (isSentElsewhere(find(key))) {
      orphaned.add(key);
      // The tab that sends it holds the lock until it has the answer.
      await alone(key, async () => undefined);
    }
    const act = find(key);
    if (listeners.size === 0 || act === undefined || !isFollowed(act)) return false;
    if (!isOpen(act)) await money.refresh(key);
    else await lookForAnswer(act);
    return true;
  }

  async function lookForAnswer(act: Act): Promise<void> {
    const { key, asked } = act;
    const found = await lookUp(act, storage.read());
    if (found === "done") apply({ kind: "answered", key, stand: acceptedStand(asked, undefined) });
    else if (orphaned.has(key)) {
      // A look that succeeded has told the server's time.
      if (found === "open") orphaned.delete(key);
      await alone(key, (isAlone) => settle(key, isAlone && found === "open"));
    }
  }

  const callOf = ({ key, asked }: Act) => here.get(key)?.send ?? sender(asked);
  const isSentElsewhere = (act: Act | undefined) => act?.stand.kind === "sending" && !sending.has(act.key);

  /** @param mayResend no other tab sends it, and the server's time is known. */
  async function settle(key: IdempotencyKey, mayResend: boolean): Promise<void> {
    const act = find(key);
    if (act === undefined || !isOpen(act)) return;
    const call = sender(act.asked);
    const safe = mayResend && knowsKeys() && now() - act.began < RESENT_FOR;
    if (act.stand.kind === "sending")
      apply({ kind: "answered", key, stand: unknownStand(call !== null && knowsKeys()) });
    if (call === null || !safe) return;
    apply({ kind: "sent-again", key });
    await send(key, call, true);
  }

  function followAll() {
    if (listeners.size === 0) return;
    for (const act of acts) {
      const { key } = act;
      if (!isFollowed(act) || sending.has(key) || poll.has(key)) continue;
      const isHere = here.has(key);
      if (!isHere) orphaned.add(key);
      // The message that a slip was accepted looks at once.
      poll.follow(key, !isHere || !isAcceptedSlip(act));
    }
  }

  function takeBackRefused() {
    const key = refused();
    if (key) void alone(key, async () => apply({ kind: "taken-back", key }));
  }

  storage.subscribe(() => {
    // The next session of this page has begun none of them.
    if (current !== session()) here.clear();
    current = session();
    update(storage.read());
    takeBackRefused();
    money.observeShown();
    followAll();
  });

  update(storage.read());
  takeBackRefused();

  return {
    ...money,
    tell,
    isClaimed: (act) => money.isClaimed(act) || isTelling(act),
    acts: () => acts,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) followAll();
      return () => void listeners.delete(listener);
    },
    isHere: ({ key }) => here.has(key),
    wasOpenHere: ({ key }) => wereOpen.has(key),
    async begin<Data>(asked: Asked, begin: Begin<Data> = {}) {
      const key = begin.key ?? newIdempotencyKey();
      const call = begin.send ?? (sender(asked) as Send<Data> | null);
      if (call === null) throw new Error(`The caller has to send an act of the kind ${asked.kind}.`);
      here.set(key, { ...begin, send: call });
      if (!apply({ kind: "begun", act: { asked, key, began: now(), stand: { kind: "sending" } } })) {
        here.delete(key);
        return { kind: "cancelled" };
      }
      if (begin.form !== undefined) drafts.sendAs(begin.form, key);
      waiting.add(key);
      const of = session();
      const outcome = await alone(key, async () => {
        if (waiting.delete(key)) return send(key, call, false, of);
        apply({ kind: "taken-back", key });
        return { kind: "cancelled" } as const;
      });
      followAll();
      return outcome;
    },
    canResend: (act) => knowsKeys() && callOf(act) !== null,
    resend(key) {
      const act = find(key);
      const call = act && callOf(act);
      if (!act || !call || !isOpen(act)) return;
      if (act.stand.kind === "sending" || !act.stand.resend) return;
      const of = session();
      if (!knowsKeys() || now() - act.began > IDEMPOTENCY_KEY_LIFETIME)
        apply({ kind: "answered", key, stand: { ...act.stand, resend: false } });
      else if (apply({ kind: "sent-again", key }))
        void alone(key, () => send(key, call, true, of)).then(followAll);
    },
    leave(key) {
      if (!waiting.delete(key)) cancelDelayed(key);
    },
    giveUp: (key) => void apply({ kind: "given-up", key }),
  };
}
