import { useState } from "react";
import type { ChatAgent } from "@member-wallet/api";
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
        firstLetter(name)
      )}
    </span>
  );
}

/** With its marks, where the browser knows them: a Thai vowel above a letter is part of it. */
function firstLetter(name: string): string {
  const text = name.trim();
  // Firefox before 125 has none, whatever the types say.
  const { Segmenter } = Intl as Partial<typeof Intl>;
  if (!Segmenter) return Array.from(text)[0] ?? "";
  const [first] = new Segmenter().segment(text);
  return first?.segment ?? "";
}
