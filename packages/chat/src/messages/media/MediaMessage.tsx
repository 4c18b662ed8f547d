import type { ChatMessage } from "@member-wallet/api";
import { useTranslation } from "react-i18next";
import type { OutgoingContent } from "../../conversation/conversation.ts";
import { Bubble } from "../row/Bubble.tsx";
import { plainFileName } from "../text/file-name.ts";
import { MessageText } from "../text/MessageText.tsx";
import { BrokenMedia } from "./BrokenMedia.tsx";
import { FileMessage } from "./FileMessage.tsx";
import { FileName } from "./FileName.tsx";
import styles from "./Media.module.css";
import { mediaUrl } from "./media-url.ts";
import { PictureMessage } from "./PictureMessage.tsx";
import { VideoMessage } from "./VideoMessage.tsx";

export { PictureDialog } from "../viewer/PictureDialog.tsx";

/** One component for both, so that a picture whose message is stored now has the code to be shown. */
export type MediaMessageProps = StoredMediaProps | Extract<OutgoingContent, { kind: "attachment" }>;

interface StoredMediaProps {
  readonly kind: "stored";
  readonly payload: Extract<ChatMessage, { message_type: "media" }>["payload"];
  /** Against which relative addresses are resolved. */
  readonly chatUrl: string;
  /** The address of this browser's own file, until the server's has loaded. */
  readonly preview: string | undefined;
}

/** A picture, video or file (§3), with the text that came with it below; or one of this browser that is not sent yet. */
export function MediaMessage(props: MediaMessageProps) {
  const file = props.kind === "attachment" ? <Attachment {...props} /> : <MediaFile {...props} />;
  const text = props.kind === "attachment" ? props.caption : props.payload.message;
  if (text.trim() === "") return file;
  return (
    <div className={styles.captioned}>
      {file}
      <Bubble>
        <MessageText text={text} />
      </Bubble>
    </div>
  );
}

function MediaFile({ payload, chatUrl, preview }: StoredMediaProps) {
  const { url: address, filePath, fileType } = payload;
  const { t } = useTranslation("chat");
  const url = mediaUrl(chatUrl, address || filePath, fileType);
  const name = plainFileName(payload.name);
  switch (fileType) {
    case "image":
      if (url === null) return <BrokenMedia>{t("message.pictureFailed")}</BrokenMedia>;
      return <PictureMessage key={url} url={url} preview={preview} name={name} />;
    case "video":
      if (url === null) return <BrokenMedia>{t("message.videoFailed")}</BrokenMedia>;
      return <VideoMessage key={url} url={url} preview={preview} name={name} />;
    case "file":
      if (url === null) return <BrokenMedia>{t("message.fileFailed")}</BrokenMedia>;
      return <FileMessage url={url} name={name} />;
  }
}

/** A picture or video that is not sent yet; its name where the file is gone. */
function Attachment({ media, name: typed, preview }: Extract<OutgoingContent, { kind: "attachment" }>) {
  const name = plainFileName(typed);
  if (preview === null) return <FileName name={name} />;
  return media === "image" ? (
    <PictureMessage url={preview} name={name} />
  ) : (
    <VideoMessage url={preview} name={name} />
  );
}
