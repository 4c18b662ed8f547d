import { Button } from "@member-wallet/ui";
import { ImageOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import styles from "./Media.module.css";
import type { Media } from "./useMedia.ts";

interface MediaFailureProps {
  readonly media: Media;
  readonly children: string;
}

/** Over the room of a picture or video that did not load, with a button that tries again. */
export function MediaFailure({ media, children }: MediaFailureProps) {
  const { phase, takeFocus, retry } = media;
  const { t } = useTranslation("ui");
  return (
    <div className={styles.failure}>
      <ImageOff className={styles.icon} aria-hidden />
      <p>{children}</p>
      <Button ref={takeFocus} size="small" pending={phase === "retrying"} onClick={retry}>
        {t("tryAgain")}
      </Button>
    </div>
  );
}
