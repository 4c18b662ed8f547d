import { createServer } from "node:http";
import { pageFile } from "./page.ts";

/** `npm run openapi:show`: the document in a browser, until Ctrl-C. */
const PORT = 4010;

createServer((request, response) => {
  const file = pageFile(new URL(request.url ?? "/", "http://localhost").pathname);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { "Content-Type": file.type, "X-Content-Type-Options": "nosniff" }).end(file.body);
}).listen(PORT, "127.0.0.1", () => console.log(`The wire: http://localhost:${PORT}`));
