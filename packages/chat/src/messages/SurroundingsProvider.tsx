import { type ReactNode, useMemo, useState } from "react";
import { LazyPictureDialog } from "./lazy-media.ts";
import { type MessageSurroundings, SurroundingsContext } from "./surroundings.ts";

interface SurroundingsProviderProps extends Pick<MessageSurroundings, "connected" | "slots"> {
  /** This browser's own file is no longer shown. */
  readonly releasePreview: (preview: string) => void;
  readonly children: ReactNode;
}

/**
 * What the messages inside need to know, and the picture that is open over them: it stays open while its row goes, as
 * the row of a message does that is stored now.
 */
export function SurroundingsProvider(props: SurroundingsProviderProps) {
  const { connected, slots, releasePreview, children } = props;
  const [picture, setPicture] = useState<Parameters<MessageSurroundings["onView"]>[0] | null>(null);
  const surroundings = useMemo<MessageSurroundings>(
    () => ({
      connected,
      slots,
      onView: setPicture,
      onLoaded(preview, url) {
        // Its own file is gone now: what is open goes on with the server's.
        setPicture((open) => (open?.url === preview ? { ...open, url } : open));
        releasePreview(preview);
      },
    }),
    [connected, slots, releasePreview],
  );
  return (
    <SurroundingsContext value={surroundings}>
      {children}
      {picture && <LazyPictureDialog {...picture} onClose={() => setPicture(null)} />}
    </SurroundingsContext>
  );
}
