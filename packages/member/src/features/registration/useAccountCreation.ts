import { useRef, useState } from "react";
import { type ApiError, toApiError, useCreateAccountMutation } from "@member-wallet/api";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { useIdempotentMutation } from "../mutation/useIdempotentMutation.ts";
import { registerPayload } from "./check-steps.ts";
import type { Registration } from "./useRegistration.ts";

/** Where the creation of the account stands, as the page shows it. */
export type Creation =
  | { readonly kind: "open"; readonly pending: boolean }
  | { readonly kind: "unresolved"; readonly words: "unknown" | "stillRunning"; readonly resend: boolean }
  | { readonly kind: "done" };

/**
 * Creating the account: one key per intent, and an outcome that may be unknown (the visitor then tries to log in before
 * registering again). It outlives the bank step, for Back must not lose its answer.
 */
export function useAccountCreation(registration: Registration) {
  const { local, tab } = useStorages();
  const [createAccount] = useCreateAccountMutation();
  const { phase, run, resend } = useIdempotentMutation<"create">();
  const [done, setDone] = useState(false);
  const refusal = useRef<ApiError | null>(null);

  async function create() {
    const payload = registerPayload(registration.draft, registration.secrets, registration.market);
    registration.clearProblem();
    refusal.current = null;
    const send: Parameters<typeof run>[1] = async (intent) => {
      const answer = await createAccount({ ...payload, intent });
      refusal.current = answer.error === undefined ? null : toApiError(answer.error);
      return answer;
    };
    await run("create", send, finish);
    sayRefusal();
  }

  function finish() {
    local.remove("inviteCode");
    tab.write("newMember", registration.draft.phone);
    registration.finish();
    setDone(true);
  }

  /** What is open or unknown is told by the phase; only a plain refusal is said at its place. */
  function sayRefusal() {
    const error = refusal.current;
    if (error === null || error.kind === "outcome-unknown" || error.kind === "still-running") return;
    registration.refuse(error, "bank");
  }

  return { creation: creationOf(phase, done), create, resend };
}

function creationOf(
  phase: ReturnType<typeof useIdempotentMutation<"create">>["phase"],
  done: boolean,
): Creation {
  if (done) return { kind: "done" };
  switch (phase.kind) {
    case "unknown":
      return { kind: "unresolved", words: "unknown", resend: phase.resend };
    case "still-running":
      return { kind: "unresolved", words: "stillRunning", resend: phase.resend };
    case "pending":
      return { kind: "open", pending: true };
    case "idle":
    case "refused":
      return { kind: "open", pending: false };
  }
}
