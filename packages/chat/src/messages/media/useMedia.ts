import { useCallback, useRef, useState, type SyntheticEvent } from "react";

interface Media {
  readonly broken: boolean;
  /** Of the picture or video, and of the button that tries again: each takes the focus that the other one had. */
  readonly ref: (element: HTMLElement | null) => void;
  readonly onError: (event: SyntheticEvent) => void;
  readonly retry: () => void;
}

/** Whether a picture or video failed to load, until it is tried again. */
export function useMedia(): Media {
  const [broken, setBroken] = useState(false);
  const focused = useRef(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null || !focused.current) return;
    focused.current = false;
    element.focus();
  }, []);
  return {
    broken,
    ref,
    onError: ({ currentTarget }) => {
      focused.current = currentTarget.closest(":focus") !== null;
      setBroken(true);
    },
    retry: () => {
      focused.current = true;
      setBroken(false);
    },
  };
}
