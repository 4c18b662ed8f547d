import type { api as registeredApi } from "../client/api.ts";
import { type ApiQuery, environmentOf } from "../client/base-query.ts";
import type { IdempotencyKey } from "../client/idempotency-key.ts";
import { type FileUpload, uploadFile, uploadOf } from "../client/upload-file.ts";
import { withSchema } from "../client/with-schema.ts";
import { lengthAsSent } from "../wire/lists.ts";
import { Message } from "../wire/values.ts";
import {
  ChatConfigAnswer,
  ChatHistoryAnswer,
  type ChatMessage,
  ChatUploadAnswer,
  Conversation,
  SendMessageAnswer,
} from "./schemas.ts";

/** Whose conversation a call is about (§6). A guest's id is a secret: it is sent in bodies only. */
export type ChatCustomerIds = { readonly userId: string } | { readonly guestId: string };

/** Origin of the chat backend; empty for the page's own. */
export interface ChatBackend {
  readonly chatUrl: string;
}

/** Which page of a history to load. */
export interface ChatHistoryPage extends ChatBackend {
  readonly customer: ChatCustomerIds;
  readonly limit: number;
  /** The number of newest messages to leave out. */
  readonly skip: number;
}

/** A message that a customer sends. */
export interface NewChatMessage extends ChatBackend {
  readonly customer: ChatCustomerIds;
  readonly message: ChatMessage;
  /** The message's own id, which stays with it. */
  readonly clientId: string;
  /** Under which it is stored once: the same in every attempt to send the same content. */
  readonly key: IdempotencyKey;
  /** When the customer wrote it, in epoch milliseconds: the same in every attempt, as the key demands. */
  readonly createdAt: number;
  readonly name: string | null;
  readonly username: string | null;
}

/** Where an upload belongs. The backend takes pictures and videos at different paths. */
export interface ChatUpload extends ChatBackend {
  readonly customer: ChatCustomerIds;
  readonly media: "image" | "video";
  readonly key: IdempotencyKey;
}

/**
 * Injects the calls of the chat (§7 Chat) into an api. All are mutations that the caller starts with `track: false`:
 * nothing of a conversation stays in the store's cache, where the next customer would find it.
 */
export function injectChatEndpoints(api: typeof registeredApi) {
  return api.injectEndpoints({
    // A second conversation of the page injects the same calls.
    overrideExisting: true,
    endpoints: (build) => ({
      readChatConfig: build.mutation({
        query: ({ chatUrl }: ChatBackend): ApiQuery => ({ origin: chatUrl, path: "/api/chat/config" }),
        ...withSchema(ChatConfigAnswer, "ChatConfigAnswer"),
      }),
      /** Newest first. `count` is the number of messages in the page, including invalid ones. */
      readChatHistory: build.mutation({
        query: ({ chatUrl, customer, limit, skip }: ChatHistoryPage): ApiQuery => ({
          origin: chatUrl,
          path: "/api/chat/history",
          method: "POST",
          effect: { kind: "read" },
          body: { ...customer, limit, skip },
        }),
        ...withSchema(ChatHistoryAnswer, "ChatHistoryAnswer"),
        transformResponse: (messages: Conversation[]) => ({ messages, count: lengthAsSent(messages) }),
      }),
      /** Stores a message once per key. The answer is the server's creation time. */
      sendChatMessage: build.mutation({
        query: ({
          chatUrl,
          customer,
          message,
          clientId,
          key,
          createdAt,
          name,
          username,
        }: NewChatMessage): ApiQuery => ({
          origin: chatUrl,
          path: "/api/chat/send-message",
          method: "POST",
          effect: { kind: "keyed-write", key },
          body: {
            sender: "customer",
            message,
            ...customer,
            name,
            username,
            createdAt: new Date(createdAt).toISOString(),
            clientId,
          },
        }),
        ...withSchema(SendMessageAnswer, "SendMessageAnswer"),
      }),
      /** Sent by `uploadChatFile`. A repeated upload does no harm: only the message shows a file. */
      uploadChatFile: build.mutation({
        query: ({ chatUrl, customer, media, key }: ChatUpload): ApiQuery => ({
          origin: chatUrl,
          path: media === "image" ? "/api/chat/upload-image" : "/api/chat/upload-video",
          method: "POST",
          effect: { kind: "read" },
          upload: uploadOf(key, "file", { ...customer }),
        }),
        ...withSchema(ChatUploadAnswer, "ChatUploadAnswer"),
      }),
      /** Marks every message of support as read. */
      markChatRead: build.mutation({
        query: ({ chatUrl, customer }: ChatBackend & { customer: ChatCustomerIds }): ApiQuery => ({
          origin: chatUrl,
          path: "/api/chat/read-customer",
          method: "PUT",
          effect: { kind: "read" },
          body: customer,
        }),
        ...withSchema(Message),
      }),
    }),
  });
}

/** The api with the calls of the chat. */
export type ChatApi = ReturnType<typeof injectChatEndpoints>;

/** A thunk that uploads a file; `abort()` cancels it. */
export const uploadChatFile = (chatApi: ChatApi, upload: ChatUpload, file: FileUpload) =>
  uploadFile(upload.key, file, (dispatch) =>
    dispatch(chatApi.endpoints.uploadChatFile.initiate(upload, { track: false })),
  );

/** A thunk that reads a "messaging" event of the socket. One that is no message is reported, and null. */
export const readChatEvent =
  (event: unknown) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): Conversation | null => {
    const { onUnreadableAnswer } = environmentOf({ extra });
    const read = Conversation["~standard"].validate(event);
    if (read instanceof Promise) return null;
    if (!read.issues) return read.value;
    if (onUnreadableAnswer)
      void import("../client/report-unreadable.ts").then((it) =>
        it.reportUnreadable(onUnreadableAnswer, "messaging", read),
      );
    return null;
  };

/** A thunk that tells whether the chat backend has shown that it stores a message once per key. */
export const chatKnowsKeys =
  (chatUrl: string) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): boolean => {
    const { apiUrl, server } = environmentOf({ extra });
    return chatUrl === apiUrl && server.knowsKeys;
  };
