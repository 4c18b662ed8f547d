import { ArrowDown, MessagesSquare } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { ChatButton } from "@member-wallet/api";
import { Button, EmptyState, ErrorState, Skeleton, VisuallyHidden } from "@member-wallet/ui";
import type { ConversationState } from "../conversation/conversation.ts";
import { LazyOutgoingAnnouncer } from "../messages/lazy-outgoing.ts";
import { OutgoingRow } from "../messages/OutgoingRow.tsx";
import { Announcer } from "./Announcer.tsx";
import { isAnswered } from "./is-answered.ts";
import { KeepPlace } from "./KeepPlace.tsx";
import { LazyDayInSight } from "./lazy-parts.ts";
import styles from "./MessageLog.module.css";
import { MessageRows } from "./MessageRows.tsx";
import { useLogScroll } from "./useLogScroll.ts";
import { useUnreadDivider } from "./useUnreadDivider.ts";

export interface MessageLogProps {
  /** The element that scrolls, which takes the focus of controls that go away. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly state: ConversationState;
  readonly chatUrl: string;
  readonly onOlder: () => void;
  /** Joins and loads the history again. */
  readonly onReload: () => void;
  readonly onButton: (button: ChatButton) => void;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The conversation, oldest message first, with what is not sent yet below (§2 Chat widget, §4 Chat). */
export function MessageLog(props: MessageLogProps) {
  const divider = useUnreadDivider(props.state);
  // The panel's frame is painted before its messages are drawn.
  const drawn = useDeferredValue(true, false);
  return drawn ? <DrawnLog {...props} divider={divider} /> : <div className={styles.log} />;
}

interface DrawnLogProps extends MessageLogProps {
  /** The id of the message under the divider; `null` without one. */
  readonly divider: string | null;
}

function DrawnLog(props: DrawnLogProps) {
  const { scroller, state, chatUrl, divider, onOlder, onReload, onButton, onRetry, onRemove } = props;
  const { messages, outgoing, history, older } = state;
  const { t } = useTranslation(["chat", "ui"]);
  const [before] = useState(outgoing);
  const { wayToEnd, onScroll, toEnd } = useLogScroll(scroller, state, divider);
  const newest = messages.at(-1);
  const last = newest && !isAnswered(newest, outgoing) ? newest.id : undefined;
  return (
    <div className={styles.log}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={t("panel.log")}
        // The announcer reads new messages of support out; the log itself would read history too.
        aria-live="off"
        aria-busy={history === "loading"}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by the keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className={styles.content}>
          {messages.length === 0 && <NoMessages state={state} onReload={onReload} />}
          <OlderMessages older={older} onOlder={onOlder} />
          <KeepPlace scroller={scroller} first={messages[0]?.id}>
            <MessageRows
              messages={messages}
              last={last}
              divider={divider}
              seenUntil={state.support?.seenUntil ?? null}
              chatUrl={chatUrl}
              onButton={onButton}
            />
          </KeepPlace>
          {outgoing.map((message, index) => (
            <OutgoingRow
              key={message.id}
              message={message}
              follows={index > 0 || messages.at(-1)?.sender === "customer"}
              chatUrl={chatUrl}
              onRetry={onRetry}
              onRemove={onRemove}
            />
          ))}
          {state.connection === "failed" && messages.length > 0 && (
            <div className={styles.aside}>
              <p role="alert">{t("panel.cannotStart")}</p>
              <Button variant="quiet" size="small" onClick={onReload}>
                {t("ui:tryAgain")}
              </Button>
            </div>
          )}
        </div>
      </div>
      {newest && <LazyDayInSight scroller={scroller} />}
      {wayToEnd !== "none" && (
        <button type="button" className={styles.hint} data-way={wayToEnd} onClick={toEnd}>
          <ArrowDown className={styles.arrow} aria-hidden />
          {wayToEnd === "new" ? t("panel.newMessages") : <VisuallyHidden>{t("panel.latest")}</VisuallyHidden>}
        </button>
      )}
      {outgoing.length > 0 && <LazyOutgoingAnnouncer before={before} outgoing={outgoing} />}
      {history === "ready" && <Announcer messages={messages} />}
    </div>
  );
}

/** Older messages load when this comes near the upper edge, and by its button. */
function OlderMessages({
  older,
  onOlder,
}: {
  readonly older: ConversationState["older"];
  readonly onOlder: () => void;
}) {
  const { t } = useTranslation(["chat", "ui"]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (older !== "available" || !element) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onOlder();
      },
      { root: element.closest("[role=log]"), rootMargin: "120px 0px 0px" },
    );
    sight.observe(element);
    return () => sight.disconnect();
  }, [older, onOlder]);
  if (older === "none") return null;
  return (
    <div ref={place} className={styles.aside}>
      {older === "failed" && <p role="alert">{t("panel.olderFailed")}</p>}
      <Button variant="quiet" size="small" pending={older === "loading"} onClick={onOlder}>
        {older === "failed" ? t("ui:tryAgain") : t("panel.older")}
      </Button>
    </div>
  );
}

/** In place of messages: they load, cannot be had, or there are none yet (§4 Chat). */
function NoMessages({ state, onReload }: Pick<MessageLogProps, "state" | "onReload">) {
  const { t } = useTranslation("chat");
  const { connection, history, outgoing } = state;
  if (connection === "failed" || history === "failed") {
    const message = connection === "failed" ? t("panel.cannotStart") : t("panel.historyFailed");
    return (
      <div className={styles.middle}>
        <ErrorState message={message} onRetry={onReload} />
      </div>
    );
  }
  if (history === "loading") return <LoadingMessages />;
  if (outgoing.length > 0) return null;
  return (
    <div className={styles.middle}>
      <EmptyState icon={MessagesSquare} title={t("panel.fresh.title")} message={t("panel.fresh.message")} />
    </div>
  );
}

/** Bubbles of both sides, about as high as a page of messages. */
function LoadingMessages() {
  return (
    <div className={styles.loading}>
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className={styles.bone} data-sender={row === 2 ? "customer" : "other"}>
          <Skeleton shape="block" />
        </div>
      ))}
    </div>
  );
}
