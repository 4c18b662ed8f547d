import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { checkChatAttachment } from "@member-wallet/domain";

/** How long a refusal of a file shows, in milliseconds (§9). */
const ALERT_MS = 4000;

interface Attachments {
  /** Why the last file was refused, for 4 s; `null` without a refusal. */
  readonly refusal: string | null;
  /** Sends the files that pass the rules (§5), and says why one does not. */
  readonly attach: (files: Iterable<File>) => void;
}

export function useAttachments(onFile: (file: File, media: "image" | "video") => void): Attachments {
  const { t } = useTranslation("chat");
  // An object per refusal: the same one again shows for its own 4 s.
  const [refusal, setRefusal] = useState<{ readonly text: string } | null>(null);

  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(setRefusal, ALERT_MS, null);
    return () => clearTimeout(timer);
  }, [refusal]);

  const attach = useCallback(
    (files: Iterable<File>) => {
      for (const file of files) {
        const check = checkChatAttachment(file);
        switch (check.kind) {
          case "ok":
            onFile(file, check.media);
            break;
          case "not-supported":
            setRefusal({ text: t("panel.file.notSupported") });
            break;
          case "empty":
            setRefusal({ text: t("panel.file.empty") });
            break;
          case "too-large":
            setRefusal({ text: t("panel.file.tooLarge", { megabytes: check.limitMegabytes }) });
            break;
        }
      }
    },
    [onFile, t],
  );
  return { refusal: refusal?.text ?? null, attach };
}
