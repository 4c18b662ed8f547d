import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton, VisuallyHidden } from "@member-wallet/ui";
import type { ConversationState } from "../conversation/conversation.ts";
import { findMessages, searchPattern } from "./find-messages.ts";
import { centreMessage, markFound, unmarkFound } from "./found-rows.ts";
import styles from "./SearchBar.module.css";

export interface SearchBarProps extends Pick<ConversationState, "messages" | "older"> {
  /** The log, whose rows are drawn when they come into sight. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly onOlder: () => void;
  readonly onClose: () => void;
}

/**
 * Finds words in the messages that are loaded, the newest first. What was found comes into sight with its words marked;
 * Enter goes on to earlier ones, Shift and Enter back, Escape ends the search.
 */
export function SearchBar({ messages, older, scroller, onOlder, onClose }: SearchBarProps) {
  const { t } = useTranslation(["chat", "ui"]);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const found = useMemo(() => findMessages(messages, typed), [messages, typed]);
  const place = found.findIndex(({ id }) => id === chosen);
  const at = place === -1 ? found.length - 1 : place;
  const current = found[at];
  // A newer message that comes is not the first found.
  if (current && place === -1) setChosen(current.id);
  useFoundRows(scroller, found, current?.id, typed);
  useEffect(() => field.current?.focus(), []);

  const go = (step: 1 | -1) => {
    const next = found.at((at + step) % found.length);
    if (next) setChosen(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // The search takes this Escape; the panel stays.
    event.preventDefault();
    onClose();
  };
  const isBlank = typed.trim() === "";

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- Escape ends it from each of its parts; browsers of 2022 know no `<search>`.
    <div role="search" className={styles.search} onKeyDown={onKeyDown}>
      <div className={styles.row}>
        <input
          ref={field}
          type="search"
          className={styles.field}
          aria-label={t("search.item")}
          placeholder={t("search.item")}
          enterKeyHint="search"
          autoComplete="off"
          value={typed}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.nativeEvent.isComposing) go(event.shiftKey ? 1 : -1);
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(null);
          }}
        />
        <output className={styles.count}>
          {current && (
            <>
              <span aria-hidden>{`${found.length - at}/${found.length}`}</span>
              <VisuallyHidden>
                {t("search.found", { at: found.length - at, count: found.length })}
              </VisuallyHidden>
            </>
          )}
          {!isBlank && !current && t("search.none")}
        </output>
        {current && (
          <>
            <IconButton label={t("search.earlier")} icon={ChevronUp} onClick={() => go(-1)} />
            <IconButton label={t("search.later")} icon={ChevronDown} onClick={() => go(1)} />
          </>
        )}
        <IconButton label={t("search.close")} icon={X} onClick={onClose} />
      </div>
      {!isBlank && older !== "none" && (
        <div className={styles.scope}>
          <span>{older === "failed" ? t("panel.olderFailed") : t("search.scope")}</span>
          <Button variant="quiet" size="small" pending={older === "loading"} onClick={onOlder}>
            {older === "failed" ? t("ui:tryAgain") : t("panel.older")}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Brings what was found into sight, and keeps its words marked while rows are drawn. */
function useFoundRows(
  scroller: SearchBarProps["scroller"],
  found: SearchBarProps["messages"],
  current: string | undefined,
  typed: string,
) {
  // In this search: new messages move nothing.
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const log = scroller.current;
    const message = found.find(({ id }) => id === current);
    const pattern = searchPattern(typed);
    if (!log || !message || !pattern) {
      shown.current = null;
      return undefined;
    }
    const look = () => {
      markFound(log, found, message.id, pattern);
      if (shown.current !== message.id && centreMessage(log, message)) shown.current = message.id;
    };
    look();
    const drawing = new MutationObserver(look);
    drawing.observe(log, { childList: true, subtree: true });
    return () => {
      drawing.disconnect();
      unmarkFound();
    };
  }, [scroller, found, current, typed]);
}
