import type { ChatMessage } from "@member-wallet/api";
import { useTranslation } from "react-i18next";
import { Bubble } from "../row/Bubble.tsx";
import { plainFileName } from "../text/file-name.ts";
import { MessageText } from "../text/MessageText.tsx";
import { BrokenMedia } from "./BrokenMedia.tsx";
import { FileMessage } from "./FileMessage.tsx";
import styles from "./Media.module.css";
import { mediaUrl } from "./media-url.ts";
import { PictureMessage } from "./PictureMessage.tsx";
import { VideoMessage } from "./VideoMessage.tsx";

type MediaPayload = Extract<ChatMessage, { message_type: "media" }>["payload"];

interface MediaMessageProps {
  readonly payload: MediaPayload;
  /** Against which relative addresses are resolved. */
  readonly chatUrl: string;
}

/** A picture, video or file (§3), with the text that came with it below. */
export function MediaMessage({ payload, chatUrl }: MediaMessageProps) {
  const file = <MediaFile payload={payload} chatUrl={chatUrl} />;
  if (payload.message.trim() === "") return file;
  return (
    <div className={styles.captioned}>
      {file}
      <Bubble>
        <MessageText text={payload.message} />
      </Bubble>
    </div>
  );
}

function MediaFile({
  payload: { url: address, filePath, fileType, name: typed },
  chatUrl,
}: MediaMessageProps) {
  const { t } = useTranslation("chat");
  const url = mediaUrl(chatUrl, address || filePath, fileType);
  const name = plainFileName(typed);
  switch (fileType) {
    case "image":
      if (url === null) return <BrokenMedia>{t("message.pictureFailed")}</BrokenMedia>;
      return <PictureMessage key={url} url={url} name={name} />;
    case "video":
      if (url === null) return <BrokenMedia>{t("message.videoFailed")}</BrokenMedia>;
      return <VideoMessage key={url} url={url} name={name} />;
    case "file":
      if (url === null) return <BrokenMedia>{t("message.fileFailed")}</BrokenMedia>;
      return <FileMessage url={url} name={name} />;
  }
}
