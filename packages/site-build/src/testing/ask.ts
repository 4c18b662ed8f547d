import { type IncomingMessage, request } from "node:http";

export interface Question {
  method?: string;
  headers?: Record<string, string | number>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

/** Asks a server of this machine for a path, which is sent unchanged; `fetch` would normalise it. */
export function ask(
  { port }: { port: number },
  path: string,
  { method = "GET", headers = {}, body = "" }: Question = {},
): Promise<Answer> {
  const call = request({ host: "localhost", port, path, method, headers, agent: false });
  return new Promise((done, fail) => {
    call.on("error", fail).on("response", async (answer) => {
      let text = "";
      for await (const part of answer.setEncoding("utf8")) text += String(part);
      done({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    call.end(body);
  });
}
