import { useState } from "react";

interface Media {
  readonly broken: boolean;
  readonly onError: () => void;
  readonly retry: () => void;
}

/** Whether a picture or video failed to load, until it is tried again. */
export function useMedia(): Media {
  const [broken, setBroken] = useState(false);
  return { broken, onError: () => setBroken(true), retry: () => setBroken(false) };
}
