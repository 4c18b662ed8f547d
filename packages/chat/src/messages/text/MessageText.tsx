import { MultilingualText } from "@member-wallet/ui";
import { textParts } from "./text-parts.ts";
import styles from "./MessageText.module.css";

/**
 * A message's text as it was written: line breaks stay, addresses of websites become links, markup stays text. It has
 * a direction of its own, and so has each link, so that marks for right-to-left text reorder nothing around it.
 */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p className={styles.text} dir="auto">
      {textParts(text).map((part, at) =>
        part.kind === "link" ? (
          // oxlint-disable-next-line react/no-array-index-key -- The parts of one text never move.
          <a key={at} href={part.href} target="_blank" rel="noopener noreferrer" dir="ltr">
            {part.text}
          </a>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- As above.
          <MultilingualText key={at} text={part.text} />
        ),
      )}
    </p>
  );
}
