import { useCallback, useEffect, useRef, useState } from "react";
import { type ChatAttachmentCheck, checkChatAttachment, randomId } from "@member-wallet/domain";

/** How long a refusal of a file shows, in milliseconds (§9). */
const ALERT_MS = 4000;

/** Why a file is not sent. */
export type Refusal =
  | Exclude<ChatAttachmentCheck, { readonly kind: "ok" }>
  /** A picture of an iPhone that this browser can't read. */
  | { readonly kind: "heic" };

/** A file that was chosen, and goes with the next message. */
export interface ChosenFile {
  readonly id: string;
  readonly file: File;
  readonly media: "image" | "video";
  /** An object URL. */
  readonly preview: string;
}

interface Attachments {
  readonly chosen: readonly ChosenFile[];
  /** A picture is being made smaller, or into one that can be sent. */
  readonly preparing: boolean;
  /** Why the last file was refused, for 4 s; `null` without a refusal. */
  readonly refusal: Refusal | null;
  /** Chooses the files that pass the rules (§5), and of pictures those that can be made to. */
  readonly attach: (files: Iterable<File>) => void;
  readonly remove: (id: string) => void;
  /** Nothing is chosen any more: the files are on their way. */
  readonly clear: () => void;
}

/** The files that the customer has chosen, until they are sent. */
export function useAttachments(): Attachments {
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [preparing, setPreparing] = useState(0);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const held = useRef<readonly ChosenFile[]>([]);

  useEffect(() => {
    const gone = held.current.filter(({ id }) => !chosen.some((one) => one.id === id));
    gone.forEach(({ preview }) => URL.revokeObjectURL(preview));
    held.current = chosen;
  }, [chosen]);

  useEffect(() => () => held.current.forEach(({ preview }) => URL.revokeObjectURL(preview)), []);

  // Each refusal is a new object, so the same one again shows for its own 4 s.
  useEffect(() => {
    if (!refusal) return undefined;
    const timer = setTimeout(setRefusal, ALERT_MS, null);
    return () => clearTimeout(timer);
  }, [refusal]);

  const attach = useCallback((files: Iterable<File>) => {
    const choose = (file: File, media: "image" | "video") => {
      const added = { id: randomId(), file, media, preview: URL.createObjectURL(file) };
      setChosen((before) => [...before, added]);
    };
    const prepare = async (file: File, refused: Refusal) => {
      setPreparing((count) => count + 1);
      const picture = await preparedPicture(file);
      setPreparing((count) => count - 1);
      if (picture) choose(picture, "image");
      else setRefusal(isHeic(file) ? { kind: "heic" } : refused);
    };
    for (const file of files) {
      const check = checkChatAttachment(file);
      if (check.kind === "ok") choose(file, check.media);
      else if (!mayBecomePicture(file, check)) setRefusal(check);
      else void prepare(file, check);
    }
  }, []);

  return {
    chosen,
    preparing: preparing > 0,
    refusal,
    attach,
    remove: useCallback((id) => setChosen((before) => before.filter((one) => one.id !== id)), []),
    clear: useCallback(() => setChosen([]), []),
  };
}

const isHeic = ({ name, type }: File): boolean => /^image\/hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);

/** A GIF would stop moving. Some in-app browsers report no type. */
const mayBecomePicture = (file: File, { kind }: ChatAttachmentCheck): boolean =>
  kind !== "empty" &&
  (isHeic(file) ||
    ((kind === "too-large" || file.type === "") && /[/.](png|jpe?g)$/i.test(file.type || file.name)));

/** The code loads with the first such picture. */
async function preparedPicture(file: File): Promise<File | null> {
  try {
    const { preparePicture } = await import("./prepare-picture.ts");
    return await preparePicture(file);
  } catch {
    // Refused like one that can't be read: the message would wait for it for ever.
    return null;
  }
}
