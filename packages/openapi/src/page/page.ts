import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { documentText } from "../document/file.ts";

interface PageFile {
  readonly type: string;
  readonly body: string | Buffer;
}

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Member wallet: the wire</title>
    <link rel="stylesheet" href="/swagger-ui.css" />
  </head>
  <body>
    <div id="document"></div>
    <script src="/swagger-ui-bundle.js"></script>
    <script src="/page.js"></script>
  </body>
</html>
`;

const SCRIPT = `SwaggerUIBundle({ url: "/openapi.json", dom_id: "#document", docExpansion: "none", deepLinking: true });\n`;

/** A file of the page that shows the document; `undefined` for any other path. */
export function pageFile(pathname: string): PageFile | undefined {
  switch (pathname) {
    case "/":
      return { type: "text/html; charset=utf-8", body: HTML };
    case "/page.js":
      return { type: "text/javascript", body: SCRIPT };
    case "/openapi.json":
      return { type: "application/json", body: documentText() };
    case "/swagger-ui.css":
      return { type: "text/css", body: ofSwaggerUi("swagger-ui.css") };
    case "/swagger-ui-bundle.js":
      return { type: "text/javascript", body: ofSwaggerUi("swagger-ui-bundle.js") };
    default:
      return undefined;
  }
}

function ofSwaggerUi(file: string): Buffer {
  return readFileSync(createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`));
}
