/** A request as sent through `XMLHttpRequest`. */
interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: unknown;
  /** Fires the upload's `progress`. */
  readonly progress: (share: number) => void;
}

/** The size that every upload reports: a share of it is a share of 1. */
const TOTAL = 1_000;

/**
 * Replaces `XMLHttpRequest`: each request goes to `backend` and ends with the platform's events in the platform's
 * order. An aborted request drops its answer, as the platform does.
 */
export function mockRequest(backend: (sent: SentRequest) => Promise<Response>): typeof XMLHttpRequest {
  class StandInRequest extends EventTarget {
    readonly upload = new EventTarget();
    responseType = "";
    status = 0;
    response: ArrayBuffer | null = null;
    private line = { method: "", path: "" };
    private readonly sentHeaders = new Headers();
    private answered = new Headers();
    private ended = false;

    open(method: string, path: string) {
      this.line = { method, path };
    }

    setRequestHeader(name: string, value: string) {
      this.sentHeaders.append(name, value);
    }

    getAllResponseHeaders(): string {
      return Array.from(this.answered, ([name, value]) => `${name}: ${value}\r\n`).join("");
    }

    send(body: unknown) {
      const progress = (share: number) => {
        const loaded = share * TOTAL;
        const event = new ProgressEvent("progress", { lengthComputable: true, loaded, total: TOTAL });
        if (!this.ended) this.upload.dispatchEvent(event);
      };
      void this.receive(backend({ ...this.line, headers: this.sentHeaders, body, progress }), progress);
    }

    private async receive(answer: Promise<Response>, progress: (share: number) => void) {
      try {
        const response = await answer;
        const bytes = await response.arrayBuffer();
        if (this.ended) return;
        progress(1);
        this.status = response.status;
        this.answered = response.headers;
        this.response = bytes;
        this.end("load");
      } catch {
        // A dropped connection: the platform reports no details either.
        this.end("error");
      }
    }

    abort() {
      this.end("abort");
    }

    private end(how: "load" | "error" | "abort") {
      if (this.ended) return;
      this.ended = true;
      this.dispatchEvent(new ProgressEvent(how));
      this.dispatchEvent(new ProgressEvent("loadend"));
    }
  }
  // The part that the product uses.
  return StandInRequest as unknown as typeof XMLHttpRequest;
}
