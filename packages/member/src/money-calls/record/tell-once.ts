import type { IdempotencyKey } from "@member-wallet/api";
import { type Act, isTold } from "./act.ts";
import type { ActEvent } from "./after-event.ts";
import type { ActRecord } from "./record.ts";
import type { RecordOptions } from "./record-options.ts";

/**
 * Tells how an act stands, in one tab at a time, which the member sees, and once.
 * @param find the act as it stands now. @param apply changes the acts.
 */
export function tellOnce(
  { alone, seen }: Pick<RecordOptions, "alone" | "seen">,
  find: (key: IdempotencyKey) => Act | undefined,
  apply: (event: ActEvent) => void,
): ActRecord["tell"] {
  const telling = new Set<string>();
  return async ({ key, stand: { kind: stand } }, show) => {
    const name = `${stand} ${key}`;
    if (telling.has(name)) return;
    telling.add(name);
    await seen();
    await alone(name, async () => {
      const act = find(key);
      if (act === undefined || isTold(act) || act.stand.kind !== stand) return;
      await show();
      apply({ kind: "told", key, stand });
    });
    telling.delete(name);
  };
}
