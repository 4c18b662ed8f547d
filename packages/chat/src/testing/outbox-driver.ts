import type { ChatConversation, ChatMessage } from "@member-wallet/api";
import { onTestFinished } from "vitest";
import { CHAT_TIMES } from "../chat-figures.ts";
import type { ChatStorage } from "../chat-environment.ts";
import { createChanges } from "@member-wallet/domain";
import type { Answer } from "../conversation/chat-calls.ts";
import type { OutgoingState } from "../conversation/conversation.ts";
import { createOutbox } from "../conversation/outbox.ts";
import { createLazySending } from "../conversation/lazy-sending.ts";
import { createSending, type SendingOptions } from "../conversation/sending.ts";
import { aStorage, someFiles } from "./chat-client.ts";

interface Upload {
  file: File;
  onProgress: (share: number) => void;
  answer: (answer: Answer<{ path: string }>) => void;
  cancelled: boolean;
}

interface DriverOptions {
  storage?: ChatStorage;
  files?: ReturnType<typeof someFiles>;
  /** The answer to a message; by default it is stored. */
  answer?: (attempt: number) => Answer<{ createdAt: string }>;
  /** Fetches the code that sends. */
  load?: () => Promise<typeof SENDING>;
}

export const STORED = { data: { createdAt: "2026-01-05T00:00:00.000Z" } };

export const SENDING = { createSending };

/** An outbox whose server answers every message; the test answers the uploads. */
export function anOutbox(options: DriverOptions = {}) {
  const { storage = aStorage(), files = someFiles(), answer = () => STORED } = options;
  const { load = async () => SENDING } = options;
  const uploads: Upload[] = [];
  const sent: ChatMessage[] = [];
  const requests: { clientId: string; key: string }[] = [];
  const changes = createChanges();
  const outbox = createOutbox({ storage, files, owner: "member a", onChange: changes.tell });
  const sendingOptions: SendingOptions = {
    outbox,
    calls: {
      async send(clientId, key, message) {
        requests.push({ clientId, key });
        const answered = answer(requests.length);
        if ("data" in answered) sent.push(message);
        return answered;
      },
      upload(_key, _media, file, onProgress) {
        const { promise, resolve } = Promise.withResolvers<Answer<{ path: string }>>();
        const upload: Upload = { file, onProgress, answer: resolve, cancelled: false };
        uploads.push(upload);
        return {
          answer: promise,
          cancel() {
            upload.cancelled = true;
            resolve({ error: { kind: "aborted" } });
          },
        };
      },
    },
    isUp: () => true,
    newest: () => 0,
    sync: async () => true,
    knowsKeys: () => true,
    onStored: ({ clientId }: ChatConversation) => outbox.confirm(clientId ?? ""),
    times: { ...CHAT_TIMES, sendDelay: 0, historyRetry: 1 },
    nextSync: () => new Promise(() => {}),
  };
  const sending = createLazySending(sendingOptions, load);
  changes.subscribe(sending.review);
  const states = () => outbox.messages().map(({ state }) => state);
  const seen: OutgoingState[][] = [];
  changes.subscribe(() => seen.push(states()));
  outbox.restore();
  const stop = () => {
    outbox.stop();
    sending.stop();
  };
  onTestFinished(stop);
  return { outbox, prepare: sending.prepare, stop, uploads, sent, requests, storage, files, states, seen };
}

export const picture = () => new File(["picture"], "cat.png", { type: "image/png" });
