import { useState } from "react";
import { safeUrl } from "../safe-html/safe-url.ts";

/** Placeholder of a picture that is not loaded yet: inserting an <img> later would cause a layout during swipes. */
const BLANK = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

interface GamePictureProps {
  readonly source: string | null;
  /** True until the picture may be loaded. */
  readonly waits: boolean;
  readonly className: string | undefined;
}

/** Decorative: the name beside it describes it. Absent when there is none, or it does not load. */
export function GamePicture({ source, waits, className }: GamePictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const url = source === null ? null : safeUrl(source, "picture");
  if (url === null || url === broken) return null;
  return (
    <img
      className={className}
      src={waits ? BLANK : url}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(url)}
    />
  );
}
