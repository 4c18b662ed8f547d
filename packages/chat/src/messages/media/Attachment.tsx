import type { OutgoingContent } from "../../conversation/conversation.ts";
import { plainFileName } from "../text/file-name.ts";
import { FileName } from "./FileName.tsx";
import { PictureMessage } from "./PictureMessage.tsx";
import { VideoMessage } from "./VideoMessage.tsx";

type AttachmentProps = Omit<Extract<OutgoingContent, { kind: "attachment" }>, "kind">;

/** A picture or video of this browser that is not sent yet; its name where the file is gone. */
export function Attachment({ media, name: typed, preview }: AttachmentProps) {
  const name = plainFileName(typed);
  if (preview === null) return <FileName name={name} />;
  return media === "image" ? (
    <PictureMessage url={preview} name={name} />
  ) : (
    <VideoMessage url={preview} name={name} />
  );
}
