import type { IdempotencyKey } from "@member-wallet/api";
import { type Act, isTold } from "./act.ts";
import type { ActEvent } from "./after-event.ts";
import type { ActRecord } from "./record.ts";
import type { RecordOptions } from "./record-options.ts";

const nameOf = ({ key, stand }: Act) => `${stand.kind} ${key}`;

/**
 * Tells how an act stands, in one tab at a time, which the member sees, and once.
 * @param find the act as it stands now. @param apply changes the acts.
 */
export function tellOnce(
  { alone, seen }: Pick<RecordOptions, "alone" | "seen">,
  find: (key: IdempotencyKey) => Act | undefined,
  apply: (event: ActEvent) => void,
): Pick<ActRecord, "tell"> & { isTelling(act: Act): boolean } {
  const telling = new Set<string>();

  async function tell(asTold: Act, show: () => Promise<unknown>): Promise<void> {
    const name = nameOf(asTold);
    if (telling.has(name)) return;
    telling.add(name);
    await seen();
    await alone(name, async () => {
      const act = find(asTold.key);
      if (act === undefined || isTold(act) || nameOf(act) !== name) return;
      if ((await show()) === false) return;
      apply({ kind: "told", key: act.key, stand: act.stand.kind });
    });
    telling.delete(name);
  }

  return { tell, isTelling: (act) => telling.has(nameOf(act)) };
}
