import { useState } from "react";
import { useCreateAccountMutation } from "@member-wallet/api";
import { useSession } from "../../session/SessionContext.tsx";
import { useStorages } from "../../storage/StoragesContext.tsx";
import type { CallOutcome } from "../../calls/outcome.ts";
import { type CallState, useCall } from "../../calls/useCall.ts";
import { registerPayload } from "./check-steps.ts";
import type { Registration } from "./useRegistration.ts";

/** The phase of the account's creation, as the page shows it. */
export type Creation =
  | { readonly kind: "open"; readonly pending: boolean }
  | {
      readonly kind: "unresolved";
      readonly words: "unknown" | "stillRunning";
      readonly resend: boolean;
      readonly began: number;
    }
  /** The account exists, for this name and phone. */
  | { readonly kind: "done"; readonly name: string; readonly phone: string };

/**
 * Creates the account, with an outcome that may be unknown: the visitor then tries to log in before registering again.
 * It outlives the bank step, so that Back doesn't lose its answer.
 */
export function useAccountCreation(registration: Registration) {
  const { local } = useStorages();
  const session = useSession();
  const [createAccount] = useCreateAccountMutation();
  const { state, run, resend } = useCall<"create">();
  const [created, setCreated] = useState<{ name: string; phone: string } | null>(null);

  async function create() {
    const payload = registerPayload(registration.draft, registration.secrets, registration.market);
    registration.clearProblem();
    settle(await run("create", (key, again) => createAccount({ ...payload, key, again })));
  }

  /** The state shows an unknown outcome; a refusal shows at its field. */
  function settle(outcome: CallOutcome<unknown>) {
    if (outcome.kind === "done") finish();
    if (outcome.kind === "refused") registration.refuse(outcome.error, "bank");
  }

  function finish() {
    local.remove("inviteCode");
    const { name, phone } = registration.draft;
    // In the tab, and with an event: the visitor may be on the log-in already.
    session.storage().write("newMember", phone);
    registration.finish();
    setCreated({ name, phone });
  }

  return {
    creation: creationOf(state, created),
    create,
    resend: () => void resend().then(settle),
  };
}

function creationOf(state: CallState<"create">, created: { name: string; phone: string } | null): Creation {
  if (created) return { kind: "done", ...created };
  switch (state.kind) {
    case "unknown":
      return { kind: "unresolved", words: "unknown", resend: state.resend, began: state.began };
    case "still-running":
      return { kind: "unresolved", words: "stillRunning", resend: state.resend, began: state.began };
    case "pending":
      return { kind: "open", pending: true };
    case "idle":
    case "refused":
      return { kind: "open", pending: false };
  }
}
