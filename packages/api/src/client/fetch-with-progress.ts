import type { UploadRequest } from "./api-call.ts";

export interface Upload extends UploadRequest {
  body: FormData;
  /** From 0 to 1, by the bytes that have left this device. */
  onProgress: (share: number) => void;
}

/**
 * Sends a form and reports its progress, which `fetch` can't. Settles like `fetch`: with a `Response`, or rejected when
 * no answer arrived or the signal aborted it.
 */
export function fetchWithProgress(url: string, upload: Upload): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(upload.method, url);
    request.responseType = "arraybuffer";
    upload.headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) upload.onProgress(loaded / total);
    });
    request.addEventListener("load", () => resolve(responseOf(request)));
    request.addEventListener("error", () => reject(new TypeError("The upload had no answer.")));
    request.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    request.addEventListener("loadend", () => upload.signal.removeEventListener("abort", abort));
    upload.signal.addEventListener("abort", abort, { once: true });
    if (upload.signal.aborted) reject(new DOMException("Aborted", "AbortError"));
    else request.send(upload.body);
  });
}

/** Statuses without a body: the `Response` constructor throws if given one, even an empty one. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const end = line.indexOf(":");
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  const { status } = request;
  return new Response(WITHOUT_BODY.has(status) ? null : (request.response as ArrayBuffer), {
    status,
    headers,
  });
}
