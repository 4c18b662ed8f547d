import { VisuallyHidden } from "@member-wallet/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OutgoingMessage, OutgoingState } from "../conversation/conversation.ts";
import { useFailureText } from "../messages/failure-text.ts";

/** Reads out that a message of the customer begins to wait, or has failed, while the log is open. */
export function OutgoingAnnouncer({ outgoing }: { readonly outgoing: readonly OutgoingMessage[] }) {
  const { t } = useTranslation("chat");
  const failureText = useFailureText();
  const known = useRef(outgoing);
  const [latest, setLatest] = useState<string | null>(null);

  useEffect(() => {
    const before = new Map(known.current.map(({ id, state }) => [id, state.kind]));
    known.current = outgoing;
    const changed = outgoing.findLast(({ id, state }) => isStopped(state) && before.get(id) !== state.kind);
    if (changed) setLatest(changed.id);
  }, [outgoing]);

  const state = outgoing.find(({ id }) => id === latest)?.state;
  return (
    <output>
      {/* The same words of another message are read out only as a new element. */}
      <VisuallyHidden key={`${latest} ${state?.kind}`}>
        {state?.kind === "waiting" && t(`message.waiting.${state.for}`)}
        {state?.kind === "failed" && failureText(state.error)}
      </VisuallyHidden>
    </output>
  );
}

const isStopped = ({ kind }: OutgoingState) => kind === "waiting" || kind === "failed";
