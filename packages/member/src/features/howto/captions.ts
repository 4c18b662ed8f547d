/** The captions of a video: their lines once they are there, or that there are none. */
export type Captions =
  | { readonly kind: "loading" }
  | { readonly kind: "loaded"; readonly lines: readonly string[] }
  | { readonly kind: "missing" };

/** Tells what the browser reads from a track's file; returns what ends that. */
export function readCaptions(element: HTMLTrackElement, onRead: (captions: Captions) => void): () => void {
  const stop = new AbortController();
  const read = () => {
    if (element.readyState === HTMLTrackElement.LOADED)
      onRead({ kind: "loaded", lines: linesOf(element.track) });
    if (element.readyState === HTMLTrackElement.ERROR) onRead({ kind: "missing" });
  };
  element.addEventListener("load", read, { signal: stop.signal });
  element.addEventListener("error", read, { signal: stop.signal });
  // The prerendered page may have loaded it before the scripts came.
  read();
  // Captions are on, whatever the browser's own setting says: without them it would not even read the file.
  if (element.track.mode === "disabled") element.track.mode = "showing";
  return () => stop.abort();
}

function linesOf({ cues }: TextTrack): string[] {
  return [...(cues ?? [])].map((cue) => (cue as VTTCue).getCueAsHTML().textContent);
}
