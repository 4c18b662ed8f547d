import { VisuallyHidden } from "@member-wallet/ui";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OutgoingMessage, OutgoingState } from "../conversation/conversation.ts";
import { useFailureText } from "./failure-text.ts";

export interface OutgoingAnnouncerProps {
  /** Those of the moment when the log opened: nothing is read out of them. */
  readonly before: readonly OutgoingMessage[];
  readonly outgoing: readonly OutgoingMessage[];
}

/** Reads out that a message of the customer begins to wait, or has failed, while the log is open. */
export function OutgoingAnnouncer({ before, outgoing }: OutgoingAnnouncerProps) {
  const { t } = useTranslation("chat");
  const failureText = useFailureText();
  const known = useRef(before);
  const [latest, setLatest] = useState<string | null>(null);

  useEffect(() => {
    const earlier = new Map(known.current.map(({ id, state }) => [id, state.kind]));
    known.current = outgoing;
    const changed = outgoing.findLast(({ id, state }) => isStopped(state) && earlier.get(id) !== state.kind);
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
