import {
  type ApiError,
  type ChatApi,
  type ChatMessage,
  type IdempotencyKey,
  toApiError,
  uploadChatFile,
} from "@member-wallet/api";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { HISTORY_PAGE } from "../chat-figures.ts";
import type { ChatEnvironment } from "../chat-environment.ts";

export type Answer<Data> = { readonly data: Data } | { readonly error: ApiError };

/** An upload in progress. */
export interface RunningUpload {
  readonly answer: Promise<Answer<{ path: string }>>;
  cancel(): void;
}

export type ChatCalls = ReturnType<typeof createChatCalls>;

/** A mutation that was started; RTK Query types its data as optional. */
type Started<Data> = PromiseLike<{ data?: Data | undefined; error?: unknown }> & { abort(): void };

/** The calls of one customer's conversation (§7 Chat). `abortAll` ends those that are running. */
export function createChatCalls(
  api: ChatApi,
  environment: ChatEnvironment,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
) {
  const { readChatConfig, readChatHistory, sendChatMessage, markChatRead } = api.endpoints;
  const { chatUrl } = environment;
  const { kind: _, ...customer } = environment.customer;
  const running = new Set<{ abort(): void }>();
  const untracked = { track: false };

  async function answerOf<Data>(started: Started<Data>): Promise<Answer<Data>> {
    running.add(started);
    const result = await started;
    running.delete(started);
    return result.data === undefined ? { error: toApiError(result.error) } : { data: result.data };
  }

  return {
    readConfig: () => answerOf(dispatch(readChatConfig.initiate({ chatUrl }, untracked))),
    readPage: (skip: number) =>
      answerOf(
        dispatch(readChatHistory.initiate({ chatUrl, customer, limit: HISTORY_PAGE, skip }, untracked)),
      ),
    /** `clientId` is the message's, `key` that of this request: with another upload it is another request. */
    send: (clientId: string, key: IdempotencyKey, message: ChatMessage, createdAt: number) => {
      const { name, username } = environment;
      const sent = { chatUrl, customer, message, clientId, key, name, username, createdAt };
      return answerOf(dispatch(sendChatMessage.initiate(sent, untracked)));
    },
    upload(
      key: IdempotencyKey,
      media: "image" | "video",
      file: File,
      onProgress: (share: number) => void,
    ): RunningUpload {
      const started = dispatch(uploadChatFile(api, { chatUrl, customer, media, key }, { file, onProgress }));
      return { answer: answerOf(started), cancel: () => started.abort() };
    },
    markRead: () => answerOf(dispatch(markChatRead.initiate({ chatUrl, customer }, untracked))),
    abortAll() {
      for (const call of running) call.abort();
    },
  };
}
