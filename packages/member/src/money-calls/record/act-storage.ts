import type { Session } from "../../session/session.ts";
import type { Act } from "./act.ts";
import type { ActStorage } from "./record-options.ts";
import { readActs, writeActs } from "./stored-acts.ts";
import { takeDeposits } from "./stored-deposits.ts";

/** Tells this browser's other tabs that acts have changed. */
export type ActChannel = Pick<BroadcastChannel, "postMessage"> & {
  addEventListener(type: "message", listener: () => void): void;
};

/**
 * Stores the acts under their member's id beside the token: known before the first answer, and read for no one else.
 * @param channel `null` in browsers without channels; @param onOthersChange tells when other tabs may have changed them.
 */
export function createActStorage(
  session: Session,
  channel: ActChannel | null,
  onOthersChange: (listener: () => void) => void,
): ActStorage {
  /** Those of a member whose name is not known yet. */
  let unnamed: readonly Act[] = [];

  function write(acts: readonly Act[]) {
    const member = session.member();
    if (member === null) return void (unnamed = acts);
    const text = writeActs(member, acts);
    if (text === null) session.storage().remove("acts");
    else session.storage().write("acts", text);
    channel?.postMessage(null);
  }

  function read(): readonly Act[] {
    const member = session.member();
    return member === null ? unnamed : readActs(session.storage().read("acts"), member);
  }

  function takeOver() {
    const member = session.member();
    const deposits = member === null ? [] : takeDeposits(session.tab, member);
    if (deposits.length > 0) write([...read(), ...deposits]);
  }

  takeOver();
  return {
    read,
    write,
    subscribe(listener) {
      channel?.addEventListener("message", listener);
      onOthersChange(listener);
      session.subscribe(({ kind }) => {
        if (kind !== "entered" && kind !== "named" && kind !== "left") return;
        const begun = unnamed;
        unnamed = [];
        if (kind === "named" && begun.length > 0) write([...read(), ...begun]);
        takeOver();
        listener();
      });
    },
  };
}
