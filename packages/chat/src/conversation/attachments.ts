import type { FileStore } from "./file-store.ts";

/** The files of a customer's attachments, by the messages' ids: to send them, and to show them until the server's have loaded. */
export interface Attachments {
  /** Keeps a file that the customer has chosen. */
  add(id: string, file: File): void;
  /** A kept file; `null` when this browser no longer stores it. */
  load(id: string): Promise<File | null>;
  /** An object URL of a file that was added or loaded; `null` for others. */
  preview(id: string): string | null;
  /** It was sent, and is no longer stored; its preview stays until it is removed. */
  forget(id: string): void;
  remove(id: string): void;
  /** Frees the previews; the stored files stay. */
  stop(): void;
}

export function createAttachments(files: FileStore, owner: string): Attachments {
  const loaded = new Map<string, { file: File; preview: string }>();
  let stopped = false;

  function hold(id: string, file: File) {
    if (!stopped && !loaded.has(id)) loaded.set(id, { file, preview: URL.createObjectURL(file) });
  }

  const forget = (id: string) => void files.remove(owner, id);

  function release(id: string) {
    const held = loaded.get(id);
    if (held) URL.revokeObjectURL(held.preview);
    loaded.delete(id);
  }

  return {
    add(id, file) {
      hold(id, file);
      void files.put(owner, id, file);
    },
    async load(id) {
      const file = loaded.get(id)?.file ?? (await files.get(owner, id));
      if (file) hold(id, file);
      return file;
    },
    preview: (id) => loaded.get(id)?.preview ?? null,
    forget,
    remove(id) {
      release(id);
      forget(id);
    },
    stop() {
      stopped = true;
      for (const id of loaded.keys()) release(id);
    },
  };
}
