import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import { fetchWithProgress } from "./fetch-with-progress.ts";
import type { IdempotencyKey } from "./idempotency-key.ts";
import type { UploadRequest } from "./api-call.ts";

/** A file to upload, and who is told of its progress. */
export interface FileUpload {
  file: File;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Files and callbacks of running uploads, by key: neither belongs in a store's actions. */
const uploads = new Map<IdempotencyKey, FileUpload>();

/**
 * The `upload` of a call that `uploadFile` starts.
 * @param field the form's field of the file.
 * @param fields the form's other fields, which precede the file.
 */
export function uploadOf(key: IdempotencyKey, field: string, fields: Readonly<Record<string, string>> = {}) {
  return (url: string, request: UploadRequest): Promise<Response> => {
    const upload = uploads.get(key);
    if (upload === undefined) throw new Error("An upload is started by uploadFile.");
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append(field, upload.file);
    return fetchWithProgress(url, { ...request, body, onProgress: upload.onProgress });
  };
}

/** A thunk that starts a mutation which sends `upload` under `key`. `abort()` stops it; it may still have arrived. */
export const uploadFile =
  <Running extends Promise<unknown>>(
    key: IdempotencyKey,
    upload: FileUpload,
    start: (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) => Running,
  ) =>
  (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): Running => {
    uploads.set(key, upload);
    const running = start(dispatch);
    void running.finally(() => uploads.delete(key));
    return running;
  };
