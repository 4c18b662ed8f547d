import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * Refuses a call with a code of the catalogue (§8); the response is `{ message: code }`.
 * Thrown inside a command it undoes the command's writes.
 */
export class Refusal extends Error {
  readonly code: string;
  readonly status: ContentfulStatusCode;

  constructor(code: string, status: ContentfulStatusCode = 400) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.status = status;
  }
}
