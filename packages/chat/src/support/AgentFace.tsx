import { useState } from "react";
import type { ChatAgent } from "@member-wallet/api";
import { letters } from "@member-wallet/domain";
import { mediaUrl } from "../messages/media/media-url.ts";
import styles from "./AgentFace.module.css";

interface AgentFaceProps {
  readonly agent: ChatAgent;
  /** The chat backend's origin; `""` for the page's own. */
  readonly chatUrl: string;
}

/** A round picture of who answers; the first letter of the name without one. The name stands beside it. */
export function AgentFace({ agent: { name, picture }, chatUrl }: AgentFaceProps) {
  const url = mediaUrl(chatUrl, picture ?? "", "image");
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className={styles.face} aria-hidden>
      {url !== null && url !== broken ? (
        <img src={url} alt="" decoding="async" referrerPolicy="no-referrer" onError={() => setBroken(url)} />
      ) : (
        letters(name.trim())[0]
      )}
    </span>
  );
}
