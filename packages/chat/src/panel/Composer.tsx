import { SendHorizontal } from "lucide-react";
import { useId, type ClipboardEvent, type KeyboardEvent, type RefObject } from "react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { CHAT_TEXT_LIMIT, chatTextLength, isBlank } from "@member-wallet/api/wire";
import { IconButton, VisuallyHidden } from "@member-wallet/ui";
import { AttachButtons } from "./AttachButtons.tsx";
import styles from "./Composer.module.css";
import type { Draft } from "./draft.ts";
import type { Refusal } from "./useAttachments.ts";
import { useComposedText } from "./useComposedText.ts";

/** From this length on, the composer shows the count. */
const COUNT_FROM = 1900;

export interface ComposerProps {
  /** The text field, which takes the focus when the panel opens on a computer. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly draft: Draft;
  /** A first message prepared by the page, placed before what is typed; `null` without one. */
  readonly prepared: string | null;
  readonly onPreparedTaken: () => void;
  /** Why the last file was refused; `null` without a refusal. */
  readonly refusal: Refusal | null;
  /** Files go with the next message: it needs no text. */
  readonly hasFiles: boolean;
  /** A file that goes with the next message is not ready: the message waits for it. */
  readonly preparing: boolean;
  readonly onSend: (text: string) => void;
  /** At every change by the customer: whether there is a text. */
  readonly onTyping: (typing: boolean) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Writes a message of up to 2,000 characters, and attaches pictures and videos (§5). */
export function Composer(props: ComposerProps) {
  const { field, draft, prepared, onPreparedTaken, refusal, hasFiles, preparing } = props;
  const { onSend, onTyping, onFiles } = props;
  const { t } = useTranslation("chat");
  const countId = useId();
  const { text, current, change } = useComposedText(field, draft, prepared, onPreparedTaken);
  const length = chatTextLength(text);
  const trimmedLength = chatTextLength(text.trim());
  const tooLong = trimmedLength > CHAT_TEXT_LIMIT;

  const send = () => {
    const message = current().trim();
    if (preparing) return;
    if ((isBlank(message) && !hasFiles) || chatTextLength(message) > CHAT_TEXT_LIMIT) return;
    change("");
    onTyping(false);
    onSend(isBlank(message) ? "" : message);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    // The Enter that ends a composition; Safari reports it after the composition, by its old key code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    send();
  };

  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const { files, types } = event.clipboardData;
    // A copied table or text brings a picture of itself too.
    if (files.length === 0 || types.includes("text/plain")) return;
    event.preventDefault();
    onFiles([...files]);
  };

  return (
    <div className={styles.composer}>
      <div role="alert">{refusal && <p className={styles.refusal}>{refusalText(refusal, t)}</p>}</div>
      {/* Without the count: each key would be read out. */}
      <div role="alert">
        {tooLong && <VisuallyHidden>{t("panel.limit", { limit: CHAT_TEXT_LIMIT })}</VisuallyHidden>}
      </div>
      {length >= COUNT_FROM && (
        <p id={countId} className={styles.count} data-over={tooLong}>
          {tooLong
            ? t("panel.tooLong", { used: trimmedLength, limit: CHAT_TEXT_LIMIT })
            : t("panel.length", { used: length, limit: CHAT_TEXT_LIMIT })}
        </p>
      )}
      <div className={styles.row}>
        <AttachButtons onFiles={onFiles} />
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          value={text}
          aria-label={t("panel.message")}
          aria-describedby={length >= COUNT_FROM ? countId : undefined}
          aria-invalid={tooLong || undefined}
          placeholder={t("panel.placeholder")}
          enterKeyHint="send"
          onChange={({ currentTarget }) => {
            change(currentTarget.value);
            onTyping(currentTarget.value !== "");
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <IconButton
          label={t("panel.send")}
          icon={SendHorizontal}
          variant="raised"
          disabled={preparing || tooLong || (isBlank(text) && !hasFiles)}
          // The field keeps the focus, and a phone its keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={send}
        />
      </div>
    </div>
  );
}

/** Why a file is not sent (§5). */
function refusalText(refusal: Refusal, t: TFunction<"chat">): string {
  switch (refusal.kind) {
    case "not-supported":
      return t("panel.file.notSupported");
    case "heic":
      return t("panel.file.heic");
    case "empty":
      return t("panel.file.empty");
    case "too-large":
      return t("panel.file.tooLarge", { megabytes: refusal.limitMegabytes });
  }
}
