import { useEffect } from "react";

/** Takes a file that is pasted anywhere on the page while this is mounted; `null` takes none. */
export function usePastedFile(onFile: ((file: File) => void) | null): void {
  useEffect(() => {
    if (onFile === null) return undefined;
    const take = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile(file);
    };
    document.addEventListener("paste", take);
    return () => document.removeEventListener("paste", take);
  }, [onFile]);
}
