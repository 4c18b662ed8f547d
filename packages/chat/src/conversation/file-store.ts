/** Keeps the files of unsent attachments over a reload, by customer and message. */
export interface FileStore {
  /** Resolves also when the file could not be kept. */
  put(customer: string, id: string, file: File): Promise<void>;
  /** `null` when it was not kept. */
  get(customer: string, id: string): Promise<File | null>;
  remove(customer: string, id: string): Promise<void>;
}

/** The files of all tabs of this browser. */
export interface BrowserFiles extends FileStore {
  /** Removes every other customer's files, and those that no tab has sent for a day. */
  keepOnly(customers: readonly string[]): Promise<void>;
}

interface StoredFile {
  customer: string;
  id: string;
  file: File;
  /** By this device's clock, in epoch milliseconds. */
  storedAt: number;
}

const FILES = "files";
const LIFETIME = 24 * 60 * 60 * 1_000;

/** In the browser's IndexedDB. Where the browser refuses it, nothing is kept. */
export function browserFiles(name = "member-wallet-chat"): BrowserFiles {
  /** Runs one request in a transaction of its own; `null` when the browser refuses any step. */
  async function withFiles<Result>(
    mode: IDBTransactionMode,
    ask: (files: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result | null> {
    try {
      const opening = indexedDB.open(name, 1);
      opening.addEventListener(
        "upgradeneeded",
        () => void opening.result.createObjectStore(FILES, { keyPath: ["customer", "id"] }),
      );
      const database = await answered(opening);
      try {
        const transaction = database.transaction(FILES, mode);
        const result = await answered(ask(transaction.objectStore(FILES)));
        await finished(transaction);
        return result;
      } finally {
        database.close();
      }
    } catch {
      // Private windows and full disks: the message itself tells that its file is gone.
      return null;
    }
  }

  const remove = async (customer: string, id: string) =>
    void (await withFiles("readwrite", (files) => files.delete([customer, id])));

  return {
    async put(customer, id, file) {
      await withFiles("readwrite", (files) =>
        files.put({ customer, id, file, storedAt: Date.now() } satisfies StoredFile),
      );
    },
    async get(customer, id) {
      const stored = await withFiles<StoredFile | undefined>("readonly", (files) =>
        files.get([customer, id]),
      );
      return stored?.file instanceof File ? stored.file : null;
    },
    remove,
    async keepOnly(customers) {
      const all = await withFiles<StoredFile[]>("readonly", (files) => files.getAll());
      const left = (all ?? []).filter(
        ({ customer, storedAt }) => !customers.includes(customer) || Date.now() - storedAt > LIFETIME,
      );
      await Promise.all(left.map(({ customer, id }) => remove(customer, id)));
    },
  };
}

function answered<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("IndexedDB refused.")));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () => reject(transaction.error ?? new Error("IndexedDB aborted.")));
  });
}
