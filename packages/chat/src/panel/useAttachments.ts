import { useCallback, useEffect, useState } from "react";
import { type ChatAttachmentCheck, checkChatAttachment } from "@member-wallet/domain";

/** How long a refusal of a file shows, in milliseconds (§9). */
const ALERT_MS = 4000;

/** Why a file is not sent. */
export type Refusal = Exclude<ChatAttachmentCheck, { readonly kind: "ok" }>;

interface Attachments {
  /** Why the last file was refused, for 4 s; `null` without a refusal. */
  readonly refusal: Refusal | null;
  /** Sends the files that pass the rules (§5). */
  readonly attach: (files: Iterable<File>) => void;
}

export function useAttachments(onFile: (file: File, media: "image" | "video") => void): Attachments {
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  // Each refusal is a new object, so the same one again shows for its own 4 s.
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(setRefusal, ALERT_MS, null);
    return () => clearTimeout(timer);
  }, [refusal]);

  const attach = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        const check = checkChatAttachment(file);
        if (check.kind === "ok") onFile(file, check.media);
        else setRefusal(check);
      }
    },
    [onFile],
  );
  return { refusal, attach };
}
