import { RotateCw, X } from "lucide-react";
import { useId, useRef, useState, type DragEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "@member-wallet/ui";
import type { ChatSlots } from "../chat-slots.ts";
import type { Conversation, ConversationState } from "../conversation/conversation.ts";
import { LazySupportLine } from "../support/lazy-support.ts";
import { SurroundingsProvider } from "../messages/SurroundingsProvider.tsx";
import { LazySearch } from "../menu/lazy-menu.ts";
import styles from "./ChatPanelView.module.css";
import type { PreparedCard, PreparedMessage } from "./chat-panel.ts";
import { Composer } from "./Composer.tsx";
import type { Draft } from "./draft.ts";
import { LazyChosenFiles, LazyPreparedCard } from "./lazy-parts.ts";
import { MessageLog } from "./MessageLog.tsx";
import { PanelDialog } from "./PanelDialog.tsx";
import { useAttachments } from "./useAttachments.ts";
import { useKeptFocus } from "./useKeptFocus.ts";

/** What the customer does in the panel. The functions are stable. */
export type ChatActions = Pick<
  Conversation,
  | "reload"
  | "loadOlder"
  | "sendText"
  | "sendCard"
  | "pressButton"
  | "sendFile"
  | "retry"
  | "remove"
  | "releasePreview"
  | "setTyping"
>;

export interface ChatPanelViewProps {
  readonly open: boolean;
  readonly state: ConversationState;
  readonly actions: ChatActions;
  readonly chatUrl: string;
  readonly draft: Draft;
  readonly prepared: PreparedMessage | null;
  readonly onPreparedTaken: () => void;
  /** What the customer may do with the conversation; shown once it has messages. */
  readonly menu: (onSearch: () => void) => ReactNode;
  /** What the page draws itself. */
  readonly slots?: ChatSlots | undefined;
  readonly onClose: () => void;
  /** The closing animation has ended. */
  readonly onClosed: () => void;
}

/** The chat's panel (§2 Chat widget): header, messages and composer, over a phone's screen or beside a wide page. */
export function ChatPanelView(props: ChatPanelViewProps) {
  const { open, state, actions, chatUrl, draft, prepared, slots } = props;
  const { t } = useTranslation(["chat", "ui"]);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const toasts = useRef<HTMLDivElement>(null);
  const [card, setCard] = useState<PreparedCard | null>(null);
  const prefilled = (state.offers.cards && prepared?.card) || prepared;
  const [dragging, setDragging] = useState(false);
  const [searching, setSearching] = useState(false);
  // The search ends with the panel.
  if (searching && !open) setSearching(false);
  const keptFocus = useKeptFocus(log, field);
  const { chosen, preparing, refusal, attach, remove, clear } = useAttachments();
  const connected = state.connection === "joined";
  const isBusy = state.outgoing.some(({ state: { kind } }) => kind === "sending" || kind === "uploading");
  const unsaved = isBusy || chosen.length > 0 || preparing || card !== null;
  const Header = slots?.header;

  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setDragging(event.type === "dragover");
    if (event.type === "drop") attach(event.dataTransfer.files);
  };

  /** A text that goes with files stands below the last one. */
  const send = (text: string) => {
    if (card) actions.sendCard({ image_url: "", title: card.title, subtitle: card.lines.join("\n") });
    setCard(null);
    const last = chosen.at(-1);
    if (!last) return actions.sendText(text);
    for (const one of chosen) actions.sendFile(one.file, one.media, one === last ? text : "");
    clear();
  };

  return (
    <>
      {/* A host that loads the page anew by itself waits for these. */}
      {unsaved && <span hidden data-unsaved />}
      <PanelDialog
        open={open}
        titleId={titleId}
        // On touch screens the field would bring up the keyboard over what there is to read.
        start={() => (matchMedia("(pointer: coarse)").matches ? title : field).current}
        toasts={toasts}
        onClose={props.onClose}
        onClosed={props.onClosed}
      >
        <div
          {...keptFocus}
          className={styles.content}
          data-dragging={dragging}
          onDragOver={onDrag}
          onDragLeave={onDrag}
          onDrop={onDrag}
        >
          <div className={styles.header}>
            <div className={styles.heading}>
              <h2 ref={title} id={titleId} className={styles.title} tabIndex={-1}>
                {Header ? <Header connection={state.connection} support={state.support} /> : t("panel.title")}
              </h2>
              {!Header && (
                <>
                  <output className={styles.connection} data-connection={state.connection}>
                    {t(`panel.connection.${state.connection}`)}
                  </output>
                  {connected && state.support && (
                    <LazySupportLine support={state.support} chatUrl={chatUrl} />
                  )}
                </>
              )}
            </div>
            <IconButton label={t("panel.reload")} icon={RotateCw} onClick={actions.reload} />
            {state.messages.length > 0 && props.menu(() => setSearching(true))}
            <IconButton label={t("ui:close")} icon={X} onClick={props.onClose} />
          </div>
          {searching && (
            <LazySearch
              messages={state.messages}
              older={state.older}
              scroller={log}
              onOlder={actions.loadOlder}
              onClose={() => setSearching(false)}
            />
          )}
          <SurroundingsProvider
            connected={connected}
            slots={slots?.messages}
            releasePreview={actions.releasePreview}
          >
            <MessageLog
              scroller={log}
              state={state}
              chatUrl={chatUrl}
              onOlder={actions.loadOlder}
              onReload={actions.reload}
              onButton={actions.pressButton}
              onRetry={actions.retry}
              onRemove={actions.remove}
            />
          </SurroundingsProvider>
          <div ref={toasts} className={styles.toasts} />
          {(chosen.length > 0 || preparing) && (
            <LazyChosenFiles files={chosen} preparing={preparing} onRemove={remove} />
          )}
          {card && <LazyPreparedCard card={card} onRemove={() => setCard(null)} />}
          <Composer
            field={field}
            draft={draft}
            prepared={prefilled?.text ?? null}
            onPreparedTaken={() => {
              if (state.offers.cards && prepared?.card) setCard(prepared.card);
              props.onPreparedTaken();
            }}
            refusal={refusal}
            hasFiles={chosen.length > 0}
            preparing={preparing}
            onSend={send}
            onTyping={actions.setTyping}
            onFiles={attach}
          />
        </div>
      </PanelDialog>
    </>
  );
}
