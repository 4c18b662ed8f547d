/** The part of `XMLHttpRequest` that uploads use, for Node, which has none: sends by `fetch`. */
export class UploadByFetch extends EventTarget {
  readonly upload = new EventTarget();
  responseType = "";
  status = 0;
  response = new ArrayBuffer(0);
  #request: { url: string; method: string } | null = null;
  #answered = new Headers();
  readonly #headers = new Headers();
  readonly #abort = new AbortController();

  open(method: string, url: string) {
    this.#request = { url, method };
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders() {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join("\r\n");
  }

  abort() {
    this.#abort.abort();
  }

  async send(body: FormData) {
    const event = await this.#end(body);
    this.dispatchEvent(new Event(event));
    this.dispatchEvent(new Event("loadend"));
  }

  async #end(body: FormData): Promise<"load" | "error" | "abort"> {
    const { url, method } = this.#request ?? { url: "", method: "" };
    const { signal } = this.#abort;
    try {
      const response = await fetch(url, { method, headers: this.#headers, body, signal });
      this.response = await response.arrayBuffer();
      this.status = response.status;
      this.#answered = response.headers;
      return "load";
    } catch {
      return signal.aborted ? "abort" : "error";
    }
  }
}
