import { useEffect } from "react";

/**
 * Reports a file that is pasted or dropped anywhere on the page while mounted; `null` ignores files. Even then a
 * drop is prevented: the browser would navigate to the file.
 */
export function useGivenFile(onFile: ((file: File) => void) | null): void {
  useEffect(() => {
    const take = (event: Event, given: DataTransfer | null) => {
      const file = given?.files[0];
      if (!file) return;
      event.preventDefault();
      onFile?.(file);
    };
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData);
    const drop = (event: DragEvent) => take(event, event.dataTransfer);
    const dragOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files") === true) event.preventDefault();
    };
    document.addEventListener("paste", paste);
    document.addEventListener("drop", drop);
    document.addEventListener("dragover", dragOver);
    return () => {
      document.removeEventListener("paste", paste);
      document.removeEventListener("drop", drop);
      document.removeEventListener("dragover", dragOver);
    };
  }, [onFile]);
}
